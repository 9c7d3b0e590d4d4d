import { US_STATES } from '@palisade/kernel';
import { SURPLUS_TAXES, surplusTaxOn } from './surplus-taxes';

describe('surplusTaxOn', () => {
  it.each([
    ['IA', '2026-12-31', '0.925'],
    ['IA', '2027-01-01', '0.9'],
    ['IA', '2025-06-01', '0.95'],
    ['CA', '2030-01-01', '3'],
  ])('gives %s on %s its %s percent', (state, date, taxPct) => {
    expect(surplusTaxOn(state, date)?.taxPct).toBe(taxPct);
  });

  it('adds the fee of Montana from 2026', () => {
    expect(surplusTaxOn('MT', '2025-12-31')?.otherPct).toBe('0');
    expect(surplusTaxOn('MT', '2026-01-01')?.otherPct).toBe('0.175');
  });

  it('has exactly one row for every state on every day of a book', () => {
    const rowsOn = (state: string, date: string) =>
      SURPLUS_TAXES.filter(
        (row) => row.state === state && row.from <= date && date <= (row.to ?? '9999-12-31'),
      );
    for (const { code } of US_STATES) {
      for (const date of ['2026-01-01', '2026-12-31', '2027-01-01', '2040-01-01']) {
        expect([code, date, rowsOn(code, date).length]).toEqual([code, date, 1]);
      }
    }
  });
});
