import type { Quote } from '../../../lib/api-types';
import { comparedRows } from './compared-rows';

const quote = (totalPremium: number | null, terms: Partial<Quote['terms']>): Quote =>
  ({
    totalPremium,
    amountDue: totalPremium,
    effectiveDate: '2026-01-29',
    endDate: '2027-01-29',
    terms: { limit: 1_000_000, deductible: 25_000, coverages: [], ...terms },
  }) as unknown as Quote;

describe('compared quotes', () => {
  const rows = comparedRows([
    quote(1_370, { coverages: [{ key: 'LIABILITY' }, { key: 'CYBER_CRIME', limit: 250_000 }] }),
    quote(990, { deductible: 50_000, coverages: [{ key: 'LIABILITY' }] }),
    quote(null, { limit: 2_000_000, coverages: [{ key: 'LIABILITY' }] }),
  ]);
  const row = (key: string) => rows.find((one) => one.key === key);

  it.each([
    ['totalPremium', [1], true],
    ['retention', [0, 2], true],
    ['limit', [2], true],
    ['LIABILITY', [2], true],
    ['CYBER_CRIME', [0], true],
    ['effectiveDate', [], false],
  ])('know of %s which is best', (key, best, isDifferent) => {
    expect(row(key)).toMatchObject({ best, isDifferent });
  });

  it('name a coverage that one of them has, and none that no one has', () => {
    expect(row('CYBER_CRIME')?.values).toEqual([250_000, null, null]);
    expect(row('EXTORTION')).toBeUndefined();
  });
});
