import type { CoveredQuote, Underlying } from './cover';
import { checkNoOverlap, checkUnderlying, coverProblems } from './cover';

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
    ['that renews it', { kind: 'RENEWAL' as const }, {}, null],
    ['that endorses it', { kind: 'ENDORSEMENT' as const }, {}, null],
  ])('%s', (_, quote, cover, code) => {
    const check = () => checkNoOverlap({ ...QUOTE, ...quote }, [{ ...COVER, ...cover }]);
    if (code) expect(check).toThrow(expect.objectContaining({ code, status: 409 }));
    else expect(check).not.toThrow();
  });

  it('is refused in a sentence that names the first', () => {
    expect(() => checkNoOverlap(QUOTE, [COVER])).toThrow(
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

describe('what keeps a quote from being bound', () => {
  it('is told before: other cover of the product, and a gap below a layer', () => {
    const layer: CoveredQuote = { ...QUOTE, product: 'P_PLUS', terms: { attachment: 200_000_000 } };
    expect(coverProblems(QUOTE, [])).toEqual([]);
    expect(coverProblems(QUOTE, [COVER])).toEqual([
      { code: 'COVER_OVERLAPS', detail: expect.stringContaining('policy PL-1') },
    ]);
    expect(coverProblems(layer, [COVER])).toEqual([
      { code: 'UNDERLYING_MISSING', detail: expect.stringContaining('$2,000,000') },
    ]);
  });
});
