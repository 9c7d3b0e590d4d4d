import { minorUnitsOf } from '@palisade/kernel';
import type { LimitedQuote } from './tam';
import { tamProblem } from './tam';

const million = (count: number): number => minorUnitsOf(count * 1_000_000);
const QUOTE: LimitedQuote = {
  kind: 'NEW',
  effectiveDate: '2026-06-01',
  endDate: '2027-06-01',
  terms: { limit: million(5) },
  tamOverride: null,
};
const cover = (limit: number, effectiveDate = '2026-01-01', endDate = '2027-01-01') => ({
  product: 'P250' as const,
  policyNumber: 'P-26-0000001',
  policyId: null,
  limit: million(limit),
  attachment: null,
  effectiveDate,
  endDate,
});

describe('the maximum of all cover of an insured', () => {
  it.each<[string, Partial<LimitedQuote>, ReturnType<typeof cover>[], boolean]>([
    ['nothing beside it', {}, [], true],
    ['five million beside five', {}, [cover(5)], true],
    ['a dollar more', { terms: { limit: million(5) + 1 } }, [cover(5)], false],
    ['two policies beside it', {}, [cover(3), cover(3)], false],
    ['one that ends before it begins', {}, [cover(9, '2025-06-01', '2026-06-01')], true],
    ['one that begins when it ends', {}, [cover(9, '2027-06-01', '2028-06-01')], true],
    ['an endorsement', { kind: 'ENDORSEMENT' }, [cover(9)], true],
    ['an override', { tamOverride: { override: true, reason: 'x' } }, [cover(9)], true],
    [
      'an override taken back',
      { tamOverride: { override: false, reason: 'x' } },
      [cover(9)],
      false,
    ],
  ])('%s', (_, change, covers, isAllowed) => {
    const problem = tamProblem({ ...QUOTE, ...change }, covers);
    if (isAllowed) expect(problem).toBeNull();
    else expect(problem).toMatchObject({ status: 409, code: 'TAM_EXCEEDED' });
  });
});
