import { extendedUntil, isExtendable, lastBinderDay } from './binder-extension';

const BINDER = { effectiveDate: '2026-01-15', timeZone: 'America/Los_Angeles' };
const NOW = new Date('2026-02-20T12:00:00Z');

describe('the extension of a binder', () => {
  it('reaches sixty days from its first day', () => {
    expect(lastBinderDay(BINDER)).toBe('2026-03-16');
    expect(extendedUntil(BINDER, '2026-03-16', NOW).toISOString()).toBe('2026-03-16T07:01:00.000Z');
    expect(() => extendedUntil(BINDER, '2026-03-17', NOW)).toThrow(
      expect.objectContaining({ status: 400, code: 'BINDER_TOO_LONG' }),
    );
  });

  it('is possible while the last day is to come in its zone', () => {
    expect(isExtendable(BINDER, new Date('2026-03-16T06:59:59Z'))).toBe(true);
    expect(isExtendable(BINDER, new Date('2026-03-16T07:00:00Z'))).toBe(false);
  });

  it.each(['2026-02-20', '2026-02-19'])('does not reach to %s, which has come', (date) => {
    expect(() => extendedUntil(BINDER, date, NOW)).toThrow(
      expect.objectContaining({ status: 400, code: 'BINDER_DAY_PAST' }),
    );
  });
});
