import { isStaff, mayUseTeam } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { publishAgentChanged } from '../accounts/account-events';
import type { Account } from '../accounts/account.entity';
import type { Change } from '../accounts/change-account';
import {
  areTeamsOf,
  checkMayAssign,
  checkStillSeen,
  teamsAfter,
} from '../domain/actions/edit-place';
import { Team } from '../snapshots/team.entity';

/** Who names which teams of a client. */
export interface NamedTeams {
  teamIds: string[] | undefined;
  actor: Actor;
  mayAssign: boolean;
}

/** The teams that are named for a client, told to all who narrow by them; empty when none change. */
export async function movedTeams(
  tx: Tx,
  account: Account,
  { teamIds: named, actor, mayAssign }: NamedTeams,
): Promise<Pick<Change, 'beside' | 'told' | 'toldBefore'>> {
  if (named === undefined || areTeamsOf(account.teamIds, named)) return {};
  checkMayAssign(mayAssign);
  const { agencyId } = account;
  const ofAgency = agencyId
    ? await tx.em.findBy(Team, { organizationId: agencyId, deleted: false })
    : [];
  const isOfAgency = actor.accountType === 'AGENCY';
  const mayGive = (id: string): boolean => isStaff(actor) || (isOfAgency && mayUseTeam(actor, id));
  const usable = new Set(ofAgency.flatMap(({ id }) => (mayGive(id) ? [id] : [])));
  const teamIds = teamsAfter(account.teamIds, named, (id) => usable.has(id));
  if (areTeamsOf(account.teamIds, teamIds)) return {};
  if (isOfAgency) checkStillSeen(actor, teamIds);
  await publishAgentChanged(tx, account, { ...account, teamIds });
  return {
    beside: { teamIds },
    told: { teams: await namesOf(tx.em, teamIds) },
    toldBefore: { teams: await namesOf(tx.em, account.teamIds) },
  };
}

async function namesOf(em: EntityManager, ids: string[]): Promise<string[]> {
  const teams = await em.find(Team, { where: { id: In(ids) }, order: { name: 'ASC' } });
  return teams.map(({ name }) => name);
}
