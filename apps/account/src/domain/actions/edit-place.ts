import type { Country } from '@palisade/kernel';
import { invalidField } from '@palisade/kernel';

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
