import fc from 'fast-check';
import type { Creditable } from './credit';
import { spreadCredit } from './credit';
import type { Amounts, Line } from './invoice-lines';
import { LINE_TYPES, linesOf, totalOf } from './invoice-lines';

const NOTHING: Amounts = {
  premium: 0,
  brokerFee: 0,
  mgaFee: 0,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
};
const premium = (amount: number): Line[] => linesOf({ ...NOTHING, premium: amount });
const invoice = (id: string, amount: number, paid: number): Creditable => ({
  id,
  paid,
  lines: premium(amount),
});

describe('spreadCredit', () => {
  it.each<[string, Creditable[], number, Record<string, number>]>([
    ['the one invoice', [invoice('a', 100, 100)], 40, { a: -40 }],
    [
      'the newest of paid ones',
      [invoice('a', 100, 100), invoice('b', 30, 30)],
      40,
      { a: -10, b: -30 },
    ],
    ['what is owed first', [invoice('a', 100, 0), invoice('b', 30, 30)], 40, { a: -40, b: 0 }],
    [
      'what is owed of each, then paid ones',
      [invoice('a', 100, 90), invoice('b', 50, 0), invoice('c', 50, 50)],
      90,
      { a: -10, b: -50, c: -30 },
    ],
  ])('takes from %s', (_, invoices, credit, expected) => {
    const spread = spreadCredit(invoices, { ...NOTHING, premium: -credit });
    const totals = [...spread].map(([id, lines]) => [id, totalOf(lines)]);
    expect(Object.fromEntries(totals)).toEqual(expected);
  });

  it('gives the newest what no invoice charged for, and keeps each type apart', () => {
    const lines = linesOf({ ...NOTHING, premium: 100, mgaFee: 20 });
    const invoices = [
      { id: 'a', lines, paid: 0 },
      { id: 'b', lines, paid: 120 },
    ];
    const spread = spreadCredit(invoices, { ...NOTHING, premium: -250, mgaFee: -5, ipt: -3 });
    expect(Object.fromEntries(spread)).toEqual({
      a: [
        { type: 'premium', amount: -100 },
        { type: 'mgaFee', amount: -5 },
      ],
      b: [
        { type: 'premium', amount: -150 },
        { type: 'ipt', amount: -3 },
      ],
    });
    expect(spreadCredit([], NOTHING).size).toBe(0);
  });

  it('leaves no invoice below nothing, where a tax was given back as its premium was charged again', () => {
    const first = linesOf({ ...NOTHING, premium: 2, mgaFee: 52, surplusLineTax: 5 });
    const again = linesOf({ ...NOTHING, premium: 5, surplusLineTax: -1 });
    const invoices = [
      { id: 'a', lines: first, paid: 0 },
      { id: 'b', lines: again, paid: 0 },
    ];
    const credit = { ...NOTHING, premium: -7, mgaFee: -52, surplusLineTax: -4 };
    const spread = spreadCredit(invoices, credit);
    expect(Object.fromEntries([...spread].map(([id, lines]) => [id, totalOf(lines)]))).toEqual({
      a: -59,
      b: -4,
    });
  });

  it('takes no more of an invoice than it still asks for, over all types', () => {
    const lines = linesOf({ ...NOTHING, premium: 100, mgaFee: 20 });
    const invoices = [
      { id: 'a', lines, paid: 30 },
      { id: 'b', lines, paid: 120 },
    ];
    const spread = spreadCredit(invoices, { ...NOTHING, premium: -85, mgaFee: -20 });
    expect(Object.fromEntries(spread)).toEqual({
      a: [
        { type: 'premium', amount: -85 },
        { type: 'mgaFee', amount: -5 },
      ],
      b: [{ type: 'mgaFee', amount: -15 }],
    });
  });

  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const amounts = fc.record(
    Object.fromEntries(LINE_TYPES.map((type) => [type, cents])) as Record<
      keyof Amounts,
      typeof cents
    >,
  );
  const paidPart = fc.integer({ min: 0, max: 100 });

  const invoicesOf = (all: [Amounts, number][]): Creditable[] =>
    all.map(([charge, part], index) => {
      const lines = linesOf(charge);
      return { id: String(index), lines, paid: Math.floor((totalOf(lines) * part) / 100) };
    });
  const creditOf = (invoices: Creditable[], percent: number): Amounts =>
    Object.fromEntries(
      LINE_TYPES.map((type) => {
        const total = invoices.reduce((sum, { lines }) => sum + totalOf(lines, type), 0);
        return [type, -Math.floor((total * percent) / 100)];
      }),
    ) as Amounts;
  const percents = fc.integer({ min: 0, max: 100 });

  it('sums to the credit for each type', () => {
    const charged = fc.array(fc.tuple(amounts, paidPart), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(charged, percents, (all, percent) => {
        const invoices = invoicesOf(all);
        const credit = creditOf(invoices, percent);
        const given = [...spreadCredit(invoices, credit).values()].flat();
        for (const type of LINE_TYPES) expect(totalOf(given, type) - credit[type]).toBe(0);
      }),
    );
  });

  it('gives no premium back while any is owed', () => {
    const premiums = cents.map((amount): Amounts => ({ ...NOTHING, premium: amount }));
    const charged = fc.array(fc.tuple(premiums, paidPart), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(charged, percents, (all, percent) => {
        const invoices = invoicesOf(all);
        const spread = spreadCredit(invoices, creditOf(invoices, percent));
        const balances = invoices.map(
          ({ id, lines, paid }) => totalOf(lines) + totalOf(spread.get(id) ?? []) - paid,
        );
        const isOwing = balances.some((balance) => balance > 0);
        const isOverpaid = balances.some((balance) => balance < 0);
        expect(isOwing && isOverpaid).toBe(false);
      }),
    );
  });
});
