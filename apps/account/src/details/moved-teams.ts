import { isDeepStrictEqual } from 'node:util';
import { isStaff, mayUseTeam } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { publishAgentChanged } from '../accounts/account-events';
import type { Account } from '../accounts/account.entity';
import { teamsAfter } from '../domain/actions/edit-place';
import { Team } from '../snapshots/team.entity';

/** The teams that are named for a client, told to all who narrow by them; empty when none change. */
export async function movedTeams(
  tx: Tx,
  account: Account,
  named: string[] | undefined,
  actor: Actor,
): Promise<Partial<Account>> {
  if (named === undefined) return {};
  const { agencyId } = account;
  const ofAgency = agencyId
    ? await tx.em.findBy(Team, { organizationId: agencyId, deleted: false })
    : [];
  const mayGive = (id: string): boolean =>
    isStaff(actor) || (actor.accountType === 'AGENCY' && mayUseTeam(actor, id));
  const usable = new Set(ofAgency.flatMap(({ id }) => (mayGive(id) ? [id] : [])));
  const teamIds = teamsAfter(account.teamIds, named, (id) => usable.has(id));
  if (isDeepStrictEqual([...teamIds].sort(), [...account.teamIds].sort())) return {};
  await publishAgentChanged(tx, account, { ...account, teamIds });
  return { teamIds };
}
