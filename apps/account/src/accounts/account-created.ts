import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { regionOfCountry, REGIONS, timeZoneOf } from '@palisade/kernel';
import type { CreatedAccount } from '../domain/actions/create-account';

/** `data` of `account.created.v1`; what is not known yet is null. */
export function accountCreated(
  account: CreatedAccount,
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
      industryCode: null,
      hazard: null,
    },
    status,
    domains: [],
    contact: null,
    agent: null,
    aggregatorId,
    msspIds: [],
    revenue: null,
    currency: REGIONS[regionOfCountry(account.country)].currency,
    employees: null,
    yearEstablished: null,
    records: null,
    entityType: null,
    ownershipType: null,
    franchiseSystemConnectivity: null,
    percentInternationalSales: null,
    claimHistory: null,
    securityAnswers: {},
    profileScore: null,
    scope: scopeOf({ accountId, agencyId, teamIds }),
  };
}
