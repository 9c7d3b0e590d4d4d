import type { TaxedRisk } from './tax-base';
import { taxBaseOf } from './tax-base';

const CHARGES = { premium: 1_000_000, brokerFee: 10_000, mgaFee: 5_000 };

it.each<[string, Omit<TaxedRisk, 'effectiveDate'>, number, number, boolean]>([
  ['premium and fees of most states', { market: 'SURPLUS', state: 'NV' }, 1_015_000, 0, true],
  ['the premium of Illinois', { market: 'SURPLUS', state: 'IL' }, 1_000_000, 0, true],
  ['Idaho, which keeps its stamping fee', { market: 'SURPLUS', state: 'ID' }, 1_015_000, 0, false],
  ['Oregon, which keeps it too', { market: 'SURPLUS', state: 'OR' }, 1_015_000, 0, false],
  ['nothing of an admitted policy', { market: 'ADMITTED', state: 'NV' }, 0, 0, true],
  ['the premium of the United Kingdom', { market: 'UK', state: null }, 0, 1_000_000, true],
])('taxes are on %s', (_, risk, surplus, ipt, isStampingReturned) => {
  expect(taxBaseOf({ ...risk, effectiveDate: '2026-03-01' }, CHARGES)).toEqual({
    surplusLineTax: surplus,
    surplusStampingFee: surplus,
    ipt,
    isStampingReturned,
  });
});

it('is nothing on a day for which a state has no tax', () => {
  const risk = { market: 'SURPLUS', state: 'IA', effectiveDate: '2024-12-31' } as const;
  expect(taxBaseOf(risk, CHARGES)).toMatchObject({ surplusLineTax: 0, surplusStampingFee: 0 });
});
