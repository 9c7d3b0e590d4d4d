import { invalidField } from '@palisade/kernel';

/** Most characters of all preferences of a person. */
export const MAX_PREFERENCES = 20_000;

/** Most views that a person keeps. */
export const MAX_VIEWS = 200;

/** Refuses more than a person may keep. */
export function checkPreferences(preferences: object): void {
  if (JSON.stringify(preferences).length <= MAX_PREFERENCES) return;
  const detail = `Preferences may have at most ${MAX_PREFERENCES} characters.`;
  throw invalidField('TOO_MANY_PREFERENCES', detail, '/preferences');
}
