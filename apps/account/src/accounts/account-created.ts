import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { regionOfCountry, REGIONS, timeZoneOf } from '@palisade/kernel';
import type { CreatedAccount } from '../domain/actions/create-account';
import { hazardOf } from '../risk/account-facts';

/** `data` of `account.created.v1`; what is not known yet is null. */
export function accountCreated(
  account: CreatedAccount,
  profileScore: number,
): Omit<EventData<'account.created.v1'>, 'version'> {
  const { id: accountId, agencyId, aggregatorId, teamIds, status } = account;
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
      industryCode: account.naicsCode ?? account.sicCode,
      hazard: hazardOf(account),
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
    securityAnswers: { ...account.securityAnswers },
    profileScore,
    scope: scopeOf({ accountId, agencyId, teamIds }),
  };
}
