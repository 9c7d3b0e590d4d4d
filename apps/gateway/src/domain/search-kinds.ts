/** What a search finds. */
export type SearchKind = 'CLIENT' | 'QUOTE' | 'POLICY' | 'CLAIM' | 'PERSON';

/** Who finds what, in the order in which it is shown. */
export const SEARCHED = [
  ['account', 'CLIENT'],
  ['quote', 'QUOTE'],
  ['policy', 'POLICY'],
  ['claims', 'CLAIM'],
  ['auth', 'PERSON'],
] as const satisfies readonly (readonly [string, SearchKind])[];
