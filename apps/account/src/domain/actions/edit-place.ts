import type { Country, TeamMember } from '@palisade/kernel';
import { DomainError, invalidField, sharesTeam } from '@palisade/kernel';

/** Throws 400 for another country: currency, taxes and products hang on it. */
export function checkSameCountry(known: Country, named: Country | undefined): void {
  if (named === undefined || named === known) return;
  const detail = 'The country of a client does not change: create another client.';
  throw invalidField('COUNTRY_FIXED', detail, '/country');
}

/**
 * The teams of a client after somebody named them: those that the caller may not use stay. Throws
 * 400 for a team that is neither there already nor the caller's to give.
 */
export function teamsAfter(
  known: readonly string[],
  named: readonly string[],
  mayUse: (id: string) => boolean,
): string[] {
  const refused = named.findIndex((id) => !known.includes(id) && !mayUse(id));
  if (refused >= 0) {
    throw invalidField('INVALID_TEAM', 'The selected team is invalid.', `/teams/${refused}/id`);
  }
  return [...new Set([...known.filter((id) => !mayUse(id)), ...named])];
}

/** Whether the teams that are named are those of the client, in whichever order. */
export const areTeamsOf = (known: readonly string[], named: readonly string[]): boolean =>
  new Set([...known, ...named]).size === known.length && known.every((id) => named.includes(id));

/** Throws 403 for a caller who may not say which teams serve a client. */
export function checkMayAssign(mayAssign: boolean): void {
  if (mayAssign) return;
  throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
}

/** Throws 400 for teams by which the caller would not see the client any more. */
export function checkStillSeen(caller: TeamMember, teamIds: readonly string[]): void {
  if (sharesTeam(caller, teamIds)) return;
  throw invalidField('TEAMS_NOT_OWN', 'Leave the client in one of your own teams.', '/teams');
}
