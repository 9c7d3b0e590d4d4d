import type { AdditionalInsured } from './additional-insureds';
import type { ChangeSide } from './later-change';
import { laidOver } from './later-change';
import type { QuoteTerms } from './quote-terms';

const TERMS: QuoteTerms = {
  limit: 1,
  attachment: null,
  deductible: 10,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  coverages: [
    { key: 'LIABILITY', limit: null },
    { key: 'CYBER_CRIME', limit: 5 },
  ],
  techENOPercentage: null,
  isTriaExcluded: false,
};
const insured = (id: string): AdditionalInsured => ({ id }) as AdditionalInsured;
const side = (
  terms: Partial<QuoteTerms> = {},
  insureds: string[] = [],
  input: object = {},
): ChangeSide => ({
  terms: { ...TERMS, ...terms },
  insureds: insureds.map(insured),
  input: { limit: 1, controls: { mfa: 'YES', backup: 'NO' }, ...input },
});
const crime = (limit: number | null): QuoteTerms['coverages'] => [
  { key: 'LIABILITY', limit: null },
  ...(limit === null ? [] : [{ key: 'CYBER_CRIME' as const, limit }]),
];

describe('a change that is laid over an earlier one', () => {
  it.each<[string, ChangeSide, ChangeSide, ChangeSide, ChangeSide]>([
    [
      'keeps what only the earlier one changes',
      side({ deductible: 50 }),
      side(),
      side({ limit: 2 }),
      side({ deductible: 50, limit: 2 }),
    ],
    [
      'holds where both change a field',
      side({ limit: 3 }),
      side(),
      side({ limit: 2 }),
      side({ limit: 2 }),
    ],
    [
      'changes coverages one by one',
      side({ coverages: [...crime(5), { key: 'TECH_ENO', limit: 7 }] }),
      side(),
      side({ coverages: crime(9) }),
      side({ coverages: [...crime(9), { key: 'TECH_ENO', limit: 7 }] }),
    ],
    [
      'takes a coverage away that the earlier one changed',
      side({ coverages: crime(6) }),
      side(),
      side({ coverages: crime(null) }),
      side({ coverages: crime(null) }),
    ],
    [
      'adds and takes away who is insured beside',
      side({}, ['a', 'b', 'earlier']),
      side({}, ['a', 'b']),
      side({}, ['b', 'later']),
      side({}, ['b', 'earlier', 'later']),
    ],
    [
      'is rated by the answers of both',
      side({}, [], { controls: { mfa: 'NO', backup: 'NO' } }),
      side(),
      side({}, [], { controls: { mfa: 'YES', backup: 'YES' } }),
      side({}, [], { controls: { mfa: 'NO', backup: 'YES' } }),
    ],
  ])('%s', (_, before, from, to, expected) => {
    expect(laidOver(before, { from, to })).toEqual(expected);
  });
});
