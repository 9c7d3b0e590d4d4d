import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { regionOfCountry, REGIONS, timeZoneOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { CreatedAccount } from '../domain/actions/create-account';
import { hazardOf } from '../risk/account-facts';
import type { Account } from './account.entity';

/** Publishes a new account with what is known of its company. */
export async function publishCreated(
  tx: Tx,
  account: CreatedAccount,
  profileScore: number,
): Promise<void> {
  await tx.publish({ type: 'account.created.v1', data: accountCreated(account, profileScore) });
}

/** Publishes that an account is quoted by another agency or team from now on. */
export async function publishAgentChanged(
  tx: Tx,
  account: Account,
  { agencyId, teamIds, agent }: EventData<'account-link.saved.v1'>,
): Promise<void> {
  const { id: accountId, agencyId: previousAgencyId } = account;
  const scope = scopeOf({ accountId, agencyId, teamIds });
  const data = { accountId, agent, teamIds, previousAgencyId, scope };
  await tx.publish({ type: 'account.agent-changed.v1', data });
}

/** Publishes the step of an account along its lifecycle. */
export async function publishStatusChanged(
  tx: Tx,
  { id: accountId, status: from, agencyId, teamIds }: Account,
  to: Account['status'],
): Promise<void> {
  const scope = scopeOf({ accountId, agencyId, teamIds });
  const data = { accountId, from, to, reason: null, scope };
  await tx.publish({ type: 'account.status-changed.v1', data });
}

/** What is not known yet is null. */
function accountCreated(
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
