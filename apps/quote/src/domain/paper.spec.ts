import type { Paper } from './paper';
import { carrierFor } from './paper';

const paper = (carrierId: string, change: Partial<Paper> = {}): Paper => ({
  carrierId,
  code: carrierId,
  products: ['P250'],
  states: ['NV'],
  isSurplus: false,
  priority: 1,
  effectiveFrom: '2026-01-01',
  effectiveTo: '2027-01-01',
  deleted: false,
  ...change,
});
const RISK = { product: 'P250', state: 'NV', effectiveDate: '2026-06-01' } as const;

describe('the paper of a risk', () => {
  it('is the one of the lowest priority, then of the first code', () => {
    const papers = [paper('c', { priority: 2 }), paper('b'), paper('a', { priority: 2 })];
    expect(carrierFor(RISK, papers)).toBe('b');
    expect(carrierFor(RISK, [papers[0], papers[2]])).toBe('a');
  });

  it.each<[string, Partial<Paper>, object, string | null]>([
    ['on its first day', {}, { effectiveDate: '2026-01-01' }, 'x'],
    ['before it', {}, { effectiveDate: '2025-12-31' }, null],
    ['on its end', {}, { effectiveDate: '2027-01-01' }, null],
    ['without an end', { effectiveTo: null }, { effectiveDate: '2040-01-01' }, 'x'],
    ['in another state', {}, { state: 'CA' }, null],
    ['of another product', {}, { product: 'P100' }, null],
    ['of the other market', { isSurplus: true }, {}, null],
    ['when it is deleted', { deleted: true }, {}, null],
    ['in the UK', { states: [], products: ['P_ONE'] }, { product: 'P_ONE', state: null }, 'x'],
    ['in the UK of US paper', { products: ['P_ONE'] }, { product: 'P_ONE', state: null }, null],
  ])('%s', (_, change, risk, expected) => {
    expect(carrierFor({ ...RISK, ...risk }, [paper('x', change)])).toBe(expected);
  });
});
