import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { regionOfCountry, REGIONS, timeZoneOf } from '@palisade/kernel';
import type { CreatedAccount } from '../domain/actions/create-account';
import { schemeOf } from '../domain/industries';
import { industryClass } from '../industries/industry-lists';

/** `data` of `account.created.v1`; what is not known yet is null. */
export function accountCreated(
  account: CreatedAccount,
): Omit<EventData<'account.created.v1'>, 'version'> {
  const { id: accountId, agencyId, aggregatorId, teamIds, status } = account;
  const industryCode = account.naicsCode ?? account.sicCode;
  return {
    insured: {
      accountId,
      name: account.name,
      address1: account.address1,
      address2: account.address2,
      address3: account.address3,
      city: account.city,
      state: account.state,
      zipCode: account.zipCode,
      country: account.country,
      timeZone: timeZoneOf(account),
      industryCode,
      hazard: hazardOf(account.country, industryCode),
    },
    status,
    domains: account.domainName ? [account.domainName] : [],
    contact: null,
    agent: null,
    aggregatorId,
    msspIds: [],
    revenue: account.revenue,
    currency: REGIONS[regionOfCountry(account.country)].currency,
    employees: account.noOfEmployeesAll,
    yearEstablished: account.yearEstablished,
    records: account.numberOfPersonalRecords,
    entityType: account.entityType,
    ownershipType: account.ownershipType,
    franchiseSystemConnectivity: null,
    percentInternationalSales: null,
    claimHistory: null,
    securityAnswers: {},
    profileScore: null,
    scope: scopeOf({ accountId, agencyId, teamIds }),
  };
}

/** The hazard of an industry, 1 to 5; null while the industry is not known. */
function hazardOf(country: Country, code: string | null): number | null {
  return (code && industryClass(schemeOf(country), code)?.hazard) || null;
}
