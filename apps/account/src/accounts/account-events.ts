import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { regionOfCountry, REGIONS, timeZoneOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { CreatedAccount } from '../domain/actions/create-account';
import { hazardOf } from '../risk/account-facts';
import type { Account } from './account.entity';

/** What an event tells of an account. */
export type ToldAccount = Omit<CreatedAccount, 'policyContact' | 'agent'> &
  Pick<Account, 'policyContact' | 'agent'> &
  Partial<Pick<Account, 'isVerifiedByAgent'>>;

/** Publishes a new account with what is known of its company. */
export async function publishCreated(
  tx: Tx,
  account: ToldAccount,
  profileScore: number,
): Promise<void> {
  await tx.publish({ type: 'account.created.v1', data: stateOf(account, profileScore) });
}

/** Publishes new accounts at once. */
export async function publishAllCreated(
  tx: Tx,
  created: readonly { account: ToldAccount; profileScore: number }[],
): Promise<void> {
  await tx.publishAll(
    created.map(({ account, profileScore }) => ({
      type: 'account.created.v1' as const,
      data: stateOf(account, profileScore),
    })),
  );
}

/** Publishes an account as it is now, with the fields that changed. */
export async function publishChanged(
  tx: Tx,
  account: ToldAccount,
  { profileScore, ...change }: AccountChange & { profileScore: number },
): Promise<void> {
  const data = { ...stateOf(account, profileScore), ...change };
  await tx.publish({ type: 'account.changed.v1', data });
}

/** What changed of an account, and whether open quotes have another price by it. */
export type AccountChange = Pick<
  EventData<'account.changed.v1'>,
  'changed' | 'ratingChanged' | 'quoteId'
>;

/** Publishes that an account is quoted by another agency or team from now on. */
export async function publishAgentChanged(
  tx: Tx,
  account: Account,
  { agencyId, teamIds, agent }: Pick<Account, 'agencyId' | 'teamIds' | 'agent'>,
): Promise<void> {
  const { id: accountId, agencyId: previousAgencyId } = account;
  const scope = scopeOf({ accountId, agencyId, teamIds });
  const isAgentNew = (agent?.userId ?? null) !== (account.agent?.userId ?? null);
  const data = { accountId, agent, isAgentNew, teamIds, previousAgencyId, scope };
  await tx.publish({ type: 'account.agent-changed.v1', data });
}

/** Publishes the step of an account along its lifecycle. */
export async function publishStatusChanged(
  tx: Tx,
  { id: accountId, status: from, agencyId, teamIds }: Account,
  to: Account['status'],
  reason: string | null,
): Promise<void> {
  const scope = scopeOf({ accountId, agencyId, teamIds });
  const data = { accountId, from, to, reason, scope };
  await tx.publish({ type: 'account.status-changed.v1', data });
}

/** The whole state of an account; what is not known yet is null. */
function stateOf(
  account: ToldAccount,
  profileScore: number,
): Omit<EventData<'account.created.v1'>, 'version'> {
  const { id: accountId, agencyId, aggregatorId, msspIds, teamIds, status } = account;
  const { domainName, domains, securityAnswers } = account;
  const { claimHistory } = securityAnswers;
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
    domains: domainName ? [domainName, ...domains] : domains,
    contact: account.policyContact,
    agent: account.agent,
    aggregatorId,
    msspIds,
    revenue: account.revenue,
    currency: REGIONS[regionOfCountry(account.country)].currency,
    employees: account.noOfEmployeesAll,
    yearEstablished: account.yearEstablished,
    records: account.numberOfPersonalRecords,
    entityType: account.entityType,
    ownershipType: account.ownershipType,
    franchiseSystemConnectivity: account.franchiseSystemConnectivity,
    percentInternationalSales: account.percentInternationalSales,
    claimHistory: typeof claimHistory === 'number' ? claimHistory : null,
    securityAnswers: { ...securityAnswers },
    profileScore,
    isVerified: account.isVerifiedByAgent ?? false,
    scope: scopeOf({ accountId, agencyId, teamIds }),
  };
}
