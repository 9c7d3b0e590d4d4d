import type { Team } from './api-types';

interface TeamChoice {
  teams: readonly Team[];
  /** Whether all teams together may be chosen. */
  hasAll: boolean;
  isStaff: boolean;
  /** The stored choice of this person: a team, null for all, undefined when there is none. */
  saved: string | null | undefined;
}

/**
 * Spec 1 §4: staff begin with all, and keep any team of any agency that they found; a saved team of
 * others is kept while listed, else default, else first.
 */
export function chooseTeam({ teams, hasAll, isStaff, saved }: TeamChoice): string | null {
  if (isStaff) return saved ?? null;
  if (saved === null && hasAll) return null;
  if (saved && teams.some(({ id }) => id === saved)) return saved;
  const first = teams.find((team) => team.default) ?? teams[0];
  return first?.id ?? null;
}
