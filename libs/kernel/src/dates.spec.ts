import fc from 'fast-check';
import {
  addDays,
  addMonths,
  addYears,
  clampDate,
  compareDates,
  daysBetween,
  isPlainDate,
  plainDate,
} from './dates';

const anyDate = fc
  .date({
    min: new Date('1950-01-01T00:00:00Z'),
    max: new Date('2150-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('isPlainDate', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['2026-01-01T00:00:00Z', false],
    ['', false],
  ])('of %j is %s', (text, expected) => {
    expect(isPlainDate(text)).toBe(expected);
  });

  it('refuses as 400, with the pointer of the field', () => {
    const refusal = { code: 'DATE_INVALID', status: 400 };
    expect(() => plainDate('tomorrow', '/needBy')).toThrow(
      expect.objectContaining(refusal) as Error,
    );
  });
});

describe('addDays', () => {
  it.each([
    ['2026-06-01', 30, '2026-07-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('to %s of %i is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  it('is undone by its negative and measured by daysBetween', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(isPlainDate(moved)).toBe(true);
        expect(addDays(moved, -days)).toBe(date);
        expect(daysBetween(date, moved)).toBe(days);
        expect(Math.sign(compareDates(moved, date))).toBe(Math.sign(days));
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-06-30', 0, '2026-06-30'],
  ])('to %s of %i is %s', (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });

  it.each([
    ['2026-06-01', 1, '2027-06-01'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
  ])('to %s, %i years, is %s', (date, years, result) => {
    expect(addYears(date, years)).toBe(result);
  });

  it('lands in the month meant, and on the same day whenever the month has it', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -240, max: 240 }), (date, months) => {
        const moved = addMonths(date, months);
        const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(isPlainDate(moved)).toBe(true);
        expect(month(moved) - month(date)).toBe(months);
        const isLast = addDays(moved, 1).endsWith('-01');
        expect(moved.slice(8) === date.slice(8) || isLast).toBe(true);
      }),
    );
  });
});

describe('clampDate', () => {
  it.each([
    ['2026-05-01', '2026-06-01'],
    ['2026-06-15', '2026-06-15'],
    ['2026-07-01', '2026-06-30'],
  ])('moves %s into June as %s', (date, result) => {
    expect(clampDate(date, '2026-06-01', '2026-06-30')).toBe(result);
  });
});
