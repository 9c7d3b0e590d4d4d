import { keptYearsOf } from './retention';

it.each([
  ['QUOTE', 7],
  ['EVIDENCE', 7],
  ['POLICY', null],
  ['CLAIM', null],
  ['INVOICE', null],
  ['SURPLUS_NOTICE', null],
  ['COMMISSION_STATEMENT', null],
] as const)(
  'papers of the kind %s are kept for %s years where no policy came of them',
  (kind, years) => {
    expect(keptYearsOf(kind)).toBe(years);
  },
);
