import { validateTransitions } from '@palisade/kernel';
import { holidaysOf } from '@palisade/platform';
import { closingDay, nextMonth } from './closing-day';
import { statementsPaidBy } from './pay-statements';
import type { StatementAction, StatementStatus } from './statement-status';
import {
  closeStatement,
  STATEMENT_STATUSES,
  STATEMENT_TRANSITIONS,
  statementAfter,
} from './statement-status';

const codeOf = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the life of a statement', () => {
  it('is sound: paid and carried are its ends', () => {
    const shape = {
      statuses: STATEMENT_STATUSES,
      initial: ['OPEN'] as const,
      terminal: ['PAID', 'CARRIED'] as const,
    };
    expect(validateTransitions(STATEMENT_TRANSITIONS, shape)).toEqual([]);
  });

  it.each<[StatementStatus, StatementAction]>([
    ['OPEN', 'pay'],
    ['ON_HOLD', 'pay'],
    ['PAID', 'pay'],
    ['CARRIED', 'resume'],
    ['PAID', 'close'],
  ])('refuses with 409 in %s to %s', (status, action) => {
    const act = (): StatementStatus => statementAfter(status, action);
    expect(act).toThrow(expect.objectContaining({ status: 409 }));
  });

  it.each([
    [137_055, false, 'FINALIZED'],
    [100, false, 'FINALIZED'],
    [99, false, 'CARRIED'],
    [-5_000, true, 'CARRIED'],
    [137_055, true, 'ON_HOLD'],
  ])('closes one of %i, paused %s, as %s', (total, isPaused, expected) => {
    expect(closeStatement({ status: 'OPEN', total }, isPaused)).toBe(expected);
  });
});

describe('closingDay', () => {
  it.each([
    ['US', 2026, 1, '2026-02-04'],
    ['US', 2026, 2, '2026-03-04'],
    ['US', 2026, 9, '2026-10-05'],
    ['US', 2026, 12, '2027-01-06'],
    ['US', 2026, 8, '2026-09-03'],
    ['US', 2027, 4, '2027-05-05'],
    ['UK', 2027, 4, '2027-05-06'],
    ['UK', 2026, 3, '2026-04-07'],
  ] as const)('in the %s, of %i-%i is %s', async (region, year, month, expected) => {
    const holidays = await holidaysOf(region, nextMonth({ year, month }).year);
    expect(closingDay({ year, month }, holidays)).toBe(expected);
  });

  it('is in the next month, which follows December with January', () => {
    expect(nextMonth({ year: 2026, month: 12 })).toEqual({ year: 2027, month: 1 });
  });
});

describe('statementsPaidBy', () => {
  const statement = (id: string, total: number) => ({ id, total, currency: 'USD' as const });
  const WAITING = [statement('a', 10_000), statement('b', 5_000)];
  const PAYEE = { isPaused: false, hasBank: true };

  it.each<[string, number, object, unknown]>([
    ['the oldest', 10_000, {}, ['a']],
    ['all', 15_000, {}, ['a', 'b']],
    ['part of one', 9_999, {}, 'AMOUNT_DIFFERS'],
    ['more than all', 15_001, {}, 'AMOUNT_DIFFERS'],
    ['too little', 99, {}, 'AMOUNT_TOO_SMALL'],
    ['a paused agency', 10_000, { isPaused: true }, 'PAYMENTS_PAUSED'],
    ['an agency without a bank', 10_000, { hasBank: false }, 'ACH_MISSING'],
  ])('answers paying %s', (_, amount, change, expected) => {
    const pay = (): string[] =>
      statementsPaidBy(amount, WAITING, { ...PAYEE, ...change }).map(({ id }) => id);
    expect(codeOf(pay)).toEqual(expected);
  });

  it('says when nothing waits', () => {
    expect(codeOf(() => statementsPaidBy(100, [], PAYEE))).toBe('AMOUNT_DIFFERS');
  });
});
