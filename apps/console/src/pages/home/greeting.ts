// Hours at which the afternoon and the evening begin.
const NOON = 12;
const EVENING = 18;

/** The greeting for an hour of the reader's day. */
export function greetingKey(hour: number): string {
  if (hour < NOON) return 'common:home.greeting.morning';
  return hour < EVENING ? 'common:home.greeting.afternoon' : 'common:home.greeting.evening';
}
