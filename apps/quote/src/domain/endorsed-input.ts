import type { RatingInput } from './rating-input';

type Fields = Readonly<Record<string, unknown>>;

/** One risk by the terms and answers before an endorsement and after it, by the same facts. */
export interface EndorsedRisk {
  asIs: RatingInput;
  changed: RatingInput;
}

/**
 * What an endorsement is rated by: what its term was rated by, score and facts included, but for the
 * fields that it changes.
 */
export const endorsedInput = (rated: RatingInput, { asIs, changed }: EndorsedRisk): RatingInput =>
  withChanges(fieldsOf(rated), fieldsOf(asIs), fieldsOf(changed)) as unknown as RatingInput;

/** Each field by itself: other controls stay when one is answered otherwise. */
function withChanges(rated: Fields, asIs: Fields, changed: Fields): Fields {
  const names = [...new Set([...Object.keys(rated), ...Object.keys(changed)])];
  const values = names.map((name) => {
    const [kept, before, after] = [rated[name], asIs[name], changed[name]];
    if (isSame(before, after)) return [name, kept] as const;
    if (!isGroup(kept) || !isGroup(after)) return [name, after] as const;
    return [name, withChanges(kept, isGroup(before) ? before : {}, after)] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const fieldsOf = (input: RatingInput): Fields => ({ ...input });

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two fields say the same, in whatever order theirs stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return JSON.stringify(one) === JSON.stringify(other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isSame(one[name], other[name]))
  );
}
