import { invalidField, regionOfCountry } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { publishAgentChanged } from '../accounts/account-events';
import { Account } from '../accounts/account.entity';
import { teamsFor } from '../domain/actions/assign-agency';
import { Agent } from '../snapshots/agent.entity';
import { Organization } from '../snapshots/organization.entity';
import { Team } from '../snapshots/team.entity';
import type { AssignAgencyRequest } from './agents.dto';
import { InterestedAgency } from './interested-agency.entity';

/** Who serves an account from now on. */
export type Serving = Pick<Account, 'agencyId' | 'teamIds' | 'agent'>;

/** Saves who serves a locked account, records it and tells of it. */
export async function saveServing(
  tx: Tx,
  account: Account,
  serving: Serving,
  now: Date,
): Promise<void> {
  const { id, agencyId: before } = account;
  const { agencyId, teamIds, agent } = serving;
  if (isSame(account, serving)) return;
  // Another agency has not asked for another name.
  const dropped = before !== agencyId && { renameRequest: null };
  await tx.em.update(Account, { id }, { ...serving, ...dropped, modified: now });
  if (agencyId) await tx.em.delete(InterestedAgency, { accountId: id, agencyId });
  if (before && before !== agencyId) {
    const left = { accountId: id, agencyId: before, since: now };
    await tx.em.upsert(InterestedAgency, left, ['accountId', 'agencyId']);
  }
  await publishAgentChanged(tx, account, serving);
  await tx.record({
    action: 'account.change-agent',
    subjectType: 'account',
    subjectId: id,
    before: { agencyId: before, teamIds: account.teamIds, agent: account.agent?.userId ?? null },
    after: { agencyId, teamIds, agent: agent?.userId ?? null },
  });
}

const isSame = (known: Serving, wanted: Serving): boolean =>
  known.agencyId === wanted.agencyId &&
  (known.agent?.userId ?? null) === (wanted.agent?.userId ?? null) &&
  [...known.teamIds].sort().join() === [...wanted.teamIds].sort().join();

/** The agency, agent and teams of a request; 400 for one that is not what it should be. */
export async function servingOf(
  em: EntityManager,
  account: Account,
  { agencyId, agentEmail = null, teamIds }: AssignAgencyRequest,
): Promise<Serving> {
  const agency = await em.findOneBy(Organization, { id: agencyId, deleted: false });
  const edition = agency?.locationAlias ?? regionOfCountry(account.country);
  if (agency?.accountType !== 'AGENCY' || edition !== regionOfCountry(account.country)) {
    throw invalidField('INVALID_AGENCY', 'The selected agency is invalid.', '/agencyId');
  }
  const person = agentEmail ? await agentOf(em, agencyId, agentEmail) : null;
  const teams = await em.findBy(Team, { organizationId: agencyId, deleted: false });
  const known = new Set(teams.map(({ id }) => id));
  if (teamIds?.some((id) => !known.has(id))) {
    throw invalidField('INVALID_TEAM', 'The selected team is invalid.', '/teamIds');
  }
  return {
    agencyId,
    teamIds: teamsFor({
      asked: teamIds,
      kept: account.agencyId === agencyId ? account.teamIds : [],
      ofAgent: (person?.teamIds ?? []).filter((id) => known.has(id)),
      fallback: teams.filter(({ isDefault }) => isDefault).map(({ id }) => id),
    }),
    agent: person && agentOfAccount(person, agency.name),
  };
}

/** A person of an agency as an account keeps the one who serves it. */
export const agentOfAccount = (
  { id: userId, organizationId: agencyId, name, email, phone, npn }: Agent,
  agencyName: string,
): NonNullable<Account['agent']> => ({ agencyId, agencyName, userId, name, email, phone, npn });

async function agentOf(em: EntityManager, organizationId: string, email: string): Promise<Agent> {
  const where = { organizationId, email: email.toLowerCase(), enabled: true };
  const person = await em.findOneBy(Agent, where);
  if (person) return person;
  throw invalidField('INVALID_AGENT', 'The selected agent is invalid.', '/agentEmail');
}
