import { DomainError } from '@palisade/kernel';

/** What the rules need to know of a team. */
export interface TeamFacts {
  isDefault: boolean;
}

/** There is always one default team: another takes over, none gives up. */
export function checkTeamChange(known: TeamFacts, change: { default?: boolean }): void {
  if (!known.isDefault || change.default !== false) return;
  const detail = 'Make another team the default team first.';
  throw new DomainError('DEFAULT_TEAM', detail, 409, [{ pointer: '/default', detail }]);
}

/** The default team takes the people and the work of every other team, so it stays. */
export function checkTeamRemoval(known: TeamFacts): void {
  if (!known.isDefault) return;
  throw new DomainError('DEFAULT_TEAM', 'The default team cannot be deleted.', 409);
}
