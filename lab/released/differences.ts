/** What an answer tells, by its fields. */
export type Facts = Record<string, unknown>;

/** A rating has an id of its own; the rest names it or its book, by digests of what the engine reads. */
const NAMES = ['ratingId', 'inputHash', 'rateBook'];
const SHOWN = 200;

/** Of what a released rater tells: the fields that today's answers otherwise. What is new today is no difference. */
export function differences(what: string, today: Facts, released: Facts): string[] {
  return Object.keys(released)
    .filter((field) => !NAMES.includes(field))
    .filter((field) => textOf(today[field]) !== textOf(released[field]))
    .map((field) => {
      const [now, then] = [today, released].map((facts) => textOf(facts[field]).slice(0, SHOWN));
      return `${what}: ${field} is ${now} today, ${then} released`;
    });
}

/** Two refusals are the same answer: a price has a premium, and tells in a field how it was made. */
export function unrated(what: string, { premium, ...facts }: Facts, trace: string): string[] {
  const steps = facts[trace];
  const isRated = Number(premium) > 0 && Array.isArray(steps) && steps.length > 0;
  return isRated ? [] : [`${what}: no premium, or no ${trace}`];
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'not told';
