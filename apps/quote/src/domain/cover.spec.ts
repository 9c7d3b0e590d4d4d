import type { CoveredQuote, Underlying } from './cover';
import { checkUnderlying, overlapProblem } from './cover';

const YEAR = { effectiveDate: '2026-02-01', endDate: '2027-02-01' };
const QUOTE: CoveredQuote = {
  kind: 'NEW',
  product: 'P250',
  terms: { attachment: null },
  ...YEAR,
};
const COVER: Underlying = {
  product: 'P250',
  policyNumber: 'PL-1',
  policyId: 'policy',
  limit: 100_000_000,
  attachment: null,
  ...YEAR,
};

describe('a second policy of one product', () => {
  it.each([
    ['at the same time', {}, {}, 'COVER_OVERLAPS'],
    [
      'that begins within the first',
      { effectiveDate: '2027-01-31', endDate: '2028-01-31' },
      {},
      'COVER_OVERLAPS',
    ],
    [
      'that begins as the first ends',
      { effectiveDate: '2027-02-01', endDate: '2028-02-01' },
      {},
      null,
    ],
    [
      'that ends as the other begins',
      { effectiveDate: '2025-02-01', endDate: '2026-02-01' },
      {},
      null,
    ],
    ['of another product', {}, { product: 'PRIME_CLOUD' as const }, null],
    [
      'that renews it',
      { kind: 'RENEWAL' as const, effectiveDate: '2027-02-01', endDate: '2028-02-01' },
      {},
      null,
    ],
    ['that renews another at the same time', { kind: 'RENEWAL' as const }, {}, 'COVER_OVERLAPS'],
    ['that endorses it', { kind: 'ENDORSEMENT' as const }, {}, null],
  ])('%s', (_, quote, cover, code) => {
    const problem = overlapProblem({ ...QUOTE, ...quote }, [{ ...COVER, ...cover }]);
    if (code) expect(problem).toMatchObject({ code, status: 409 });
    else expect(problem).toBeNull();
  });

  it('is refused in a sentence that names the first', () => {
    expect(overlapProblem(QUOTE, [COVER])?.detail).toContain(
      'This client has Prime 250 from 2026-02-01 to 2027-02-01 already (policy PL-1).',
    );
  });
});

describe('a layer', () => {
  const layer: CoveredQuote = {
    ...QUOTE,
    product: 'P_PLUS',
    terms: { attachment: 100_000_000 },
  };
  it.each([
    ['above nothing', [], 'UNDERLYING_MISSING'],
    ['where the cover below ends', [COVER], null],
    ['within the cover below', [{ ...COVER, limit: 200_000_000 }], null],
    ['above a gap', [{ ...COVER, limit: 50_000_000 }], 'UNDERLYING_MISSING'],
    ['above a layer', [{ ...COVER, limit: 50_000_000, attachment: 50_000_000 }], null],
    ['above cover of another year', [{ ...COVER, endDate: '2026-02-01' }], 'UNDERLYING_MISSING'],
  ])('%s', (_, below, code) => {
    const check = () => checkUnderlying(layer, below);
    if (code) expect(check).toThrow(expect.objectContaining({ code, status: 409 }));
    else expect(check).not.toThrow();
  });

  it('is the only product that needs one', () => {
    expect(() => checkUnderlying(QUOTE, [])).not.toThrow();
  });
});
