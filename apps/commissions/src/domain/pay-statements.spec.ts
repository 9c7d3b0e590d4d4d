import type { Payee } from './pay-statements';
import { statementsPaidBy } from './pay-statements';

const statement = (id: string, total: number) => ({ id, total, currency: 'USD' as const });
const PAYEE: Payee = { isPaused: false, hasBank: true };

const paying = (amount: number, payee: Partial<Payee>, totals: number[]) => () =>
  statementsPaidBy(
    amount,
    totals.map((total, index) => statement(String(index), total)),
    { ...PAYEE, ...payee },
  );

describe('a payment of statements', () => {
  it.each<[string, number, Partial<Payee>, number[], object]>([
    [
      'names its field when it is too small',
      99,
      {},
      [10_000],
      {
        status: 400,
        code: 'AMOUNT_TOO_SMALL',
        errors: [expect.objectContaining({ pointer: '/commissionsAmount' })],
      },
    ],
    [
      'names the oldest and all when it is neither',
      9_999,
      {},
      [10_000, 5_050],
      { status: 409, message: expect.stringMatching(/first: \$100\.00, or \$150\.50 for all\.$/) },
    ],
    [
      'says when nothing waits',
      100,
      {},
      [],
      { message: 'No statement of this agency waits for a payment.' },
    ],
    ['is not made to a paused agency', 10_000, { isPaused: true }, [10_000], { status: 409 }],
    ['is not made without a bank', 10_000, { hasBank: false }, [10_000], { status: 409 }],
  ])('%s', (_, amount, payee, totals, expected) => {
    expect(paying(amount, payee, totals)).toThrow(expect.objectContaining(expected));
  });

  it('of the least amount pays a statement of just that', () => {
    expect(paying(100, {}, [100])()).toEqual([statement('0', 100)]);
  });

  it('stops at the statement that it ends with, also before one of nothing', () => {
    expect(paying(100, {}, [100, 0])()).toEqual([statement('0', 100)]);
  });
});
