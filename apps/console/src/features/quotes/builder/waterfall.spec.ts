import type { Calculation } from '../../../lib/api-types';
import { waterfall } from './waterfall';

const step = (coverage: string, term: string, before: string, after: string) => ({
  n: 1,
  coverage,
  term,
  value: '1.70',
  before,
  after,
  round: null,
  op: term === 'base' ? 'set' : 'multiply',
  input: null,
  source: `table:${term}@US-2026-01#row=5`,
});

const RESULT = {
  steps: [
    step('CONTROLS', 'mfaCount', '1', '0.97'),
    step('GROUND', 'base', '0', '1800.00'),
    step('GROUND', 'rateChange', '1800.00', '1800.0000'),
    step('GROUND', 'hazard', '1800.0000', '3060.000000'),
    step('CORE', 'ilf', '3060.000000', '3947.400000'),
    step('LIABILITY', 'share', '3947.4', '1105'),
  ],
  subtotal: 4100,
  afterIrpm: 3895,
  premiumExTria: 3895,
  premium: 3934,
  totalPremium: 4034,
  surplusLineTax: 141.19,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: 4175.19,
} as unknown as Calculation;

it('goes from the base over every factor that changes something to the amount due', () => {
  expect(waterfall(RESULT).map(({ key, from, to }) => [key, from, to])).toEqual([
    ['base', 0, 1800],
    ['hazard', 1800, 3060],
    ['ilf', 3060, 3947.4],
    ['coverages', 3947.4, 4100],
    ['irpm', 4100, 3895],
    ['tria', 3895, 3934],
    ['fees', 3934, 4034],
    ['surplusLineTax', 4034, 4175.19],
    ['amountDue', 0, 4175.19],
  ]);
});

it('names the factor and the row that it was taken from', () => {
  expect(waterfall(RESULT)[1]).toMatchObject({ factor: '1.7', input: '5', isTotal: false });
});

it('shows a layer that has no base of its own by its amounts', () => {
  const bars = waterfall({ ...RESULT, steps: [] });
  expect(bars[0]).toMatchObject({ key: 'coverages', from: 0, to: 4100 });
});
