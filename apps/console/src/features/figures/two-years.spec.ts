import { besideYearBefore, twoYears } from './two-years';

describe('what was earned in a year and in the year before', () => {
  it.each([
    ['2026-11-28', { after: '2024-12-01', before: '2026-12-01' }],
    ['2026-12-31', { after: '2025-01-01', before: '2027-01-01' }],
    ['2020-06-15', { after: '2020-01-01', before: '2020-07-01' }],
  ])('is asked for at %s in whole months', (today, expected) => {
    expect(twoYears(today)).toEqual(expected);
  });

  it('stands side by side by month', () => {
    const points = Array.from({ length: 24 }, (_, at) => ({
      date: `${2025 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
      earnedPremium: at,
    }));
    const months = besideYearBefore(points);
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ month: '2026-01', premium: 12, before: 0 });
    expect(months[11]).toEqual({ month: '2026-12', premium: 23, before: 11 });
  });
});
