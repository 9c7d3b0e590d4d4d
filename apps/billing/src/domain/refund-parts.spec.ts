import fc from 'fast-check';
import type { Payer, Payers, SettledPayment, Surplus } from './refund-parts';
import { owedToFinancer, refundParts } from './refund-parts';

const paid = (payer: Payer, amount: number): SettledPayment => ({
  payer,
  amount,
  isDownPayment: false,
});
const DOWN: SettledPayment = { payer: 'INSURED', amount: 2_000, isDownPayment: true };
const FUNDED = [paid('FINANCER', 8_000), DOWN];
const FINANCING = { owed: 8_000, downPayment: 2_000 };

const payers = (change: Partial<Payers> = {}): Payers => ({
  payments: [paid('INSURED', 10_000)],
  financing: null,
  billed: 'INSURED',
  ...change,
});

describe('refundParts', () => {
  it.each<[string, Partial<Payers>, Partial<Surplus>, Partial<Record<Payer, number>>]>([
    ['a return to who is billed', {}, { returned: 300 }, { INSURED: 300 }],
    ['a return of an agency bill', { billed: 'AGENCY' }, { returned: 300 }, { AGENCY: 300 }],
    [
      'a return to the financer, and what it is not owed to the insured',
      { payments: FUNDED, financing: FINANCING },
      { returned: 9_500 },
      { FINANCER: 8_000, INSURED: 1_500 },
    ],
    [
      'a small return of a financed policy to the financer',
      { payments: FUNDED, financing: FINANCING },
      { returned: 7_534 },
      { FINANCER: 7_534 },
    ],
    [
      'a return after the financer got some back',
      {
        payments: [paid('FINANCER', -7_000), ...FUNDED],
        financing: { ...FINANCING, owed: 1_000 },
      },
      { returned: 1_500 },
      { FINANCER: 1_000, INSURED: 500 },
    ],
    [
      'what the insured paid beyond the down payment, though the financer paid later',
      { payments: [paid('FINANCER', 8_000), paid('INSURED', 75), DOWN], financing: FINANCING },
      { overpaid: 75 },
      { INSURED: 75 },
    ],
    [
      'a down payment that was too large',
      { payments: [paid('FINANCER', 8_000), { ...DOWN, amount: 2_075 }], financing: FINANCING },
      { overpaid: 75 },
      { INSURED: 75 },
    ],
    [
      'what was credited before the financer paid',
      { payments: FUNDED, financing: FINANCING },
      { overpaid: 500 },
      { FINANCER: 500 },
    ],
    [
      'both at once',
      { payments: [paid('FINANCER', 8_000), paid('INSURED', 75), DOWN], financing: FINANCING },
      { overpaid: 75, returned: 9_000 },
      { FINANCER: 8_000, INSURED: 1_075 },
    ],
    [
      'an overpayment to the latest payer first',
      { payments: [paid('AGENCY', 500), paid('INSURED', 10_000)] },
      { overpaid: 700 },
      { AGENCY: 500, INSURED: 200 },
    ],
    [
      'an overpayment to who has not got it back yet',
      { payments: [paid('AGENCY', -500), paid('AGENCY', 500), paid('INSURED', 10_000)] },
      { overpaid: 200 },
      { INSURED: 200 },
    ],
    [
      'an overpayment of a processor that has no plan',
      { payments: [paid('FINANCER', 300), paid('INSURED', 10_000)] },
      { overpaid: 300, returned: 100 },
      { FINANCER: 300, INSURED: 100 },
    ],
  ])('gives %s', (_, change, surplus, expected) => {
    const parts = refundParts({ overpaid: 0, returned: 0, ...surplus }, payers(change));
    const totals: Partial<Record<Payer, number>> = {};
    for (const { to, amount } of parts) totals[to] = (totals[to] ?? 0) + amount;
    expect(totals).toEqual(expected);
  });

  it('owes the financer what it paid and did not get back', () => {
    const payments = [paid('FINANCER', -3_000), paid('FINANCER', 8_000), paid('INSURED', 2_000)];
    expect(owedToFinancer(payments, null)).toBe(5_000);
  });

  it.each([
    ['what pays a plan in default off', 6_500, [paid('FINANCER', 8_000)], 6_500],
    [
      'that less what it got back',
      6_500,
      [paid('FINANCER', -3_000), paid('FINANCER', 8_000)],
      3_500,
    ],
    ['nothing once it has it all', 2_000, [paid('FINANCER', -3_000), paid('FINANCER', 8_000)], 0],
  ])('owes the financer %s', (_, payoff, payments, expected) => {
    expect(owedToFinancer(payments, payoff)).toBe(expected);
  });

  it('gives what one paid in two payments back in both, and no more', () => {
    const payments = [paid('INSURED', 300), paid('AGENCY', 100), paid('INSURED', 500)];
    const parts = refundParts({ overpaid: 850, returned: 0 }, payers({ payments }));
    expect(parts).toEqual([
      { to: 'INSURED', amount: 750, isOverpaid: true },
      { to: 'AGENCY', amount: 100, isOverpaid: true },
    ]);
  });

  const PAYERS = ['INSURED', 'AGENCY', 'FINANCER'] as const;
  const amounts = fc.integer({ min: 1, max: 1_000_000 });
  const settled = fc.record({
    payer: fc.constantFrom(...PAYERS),
    amount: amounts,
    isDownPayment: fc.boolean(),
  });
  const histories = fc
    .record({
      payments: fc.array(settled, { minLength: 1, maxLength: 6 }),
      refunded: fc.constantFrom(0, 0.3, 1),
      downPayment: amounts,
      isFinanced: fc.boolean(),
      billed: fc.constantFrom('INSURED' as const, 'AGENCY' as const),
      shares: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
    })
    .map(({ payments: received, refunded, downPayment, isFinanced, billed, shares }) => {
      const first = received.at(-1);
      const back = Math.floor((first?.amount ?? 0) * refunded);
      const refund = first && back > 0 ? [{ ...first, amount: -back, isDownPayment: false }] : [];
      const payments = [...refund, ...received];
      const held = (payer: Payer): number =>
        payments.reduce((sum, payment) => sum + (payment.payer === payer ? payment.amount : 0), 0);
      const total = PAYERS.reduce((sum, payer) => sum + held(payer), 0);
      const surplus = Math.floor((total * shares[0]) / 100);
      const overpaid = Math.floor((surplus * shares[1]) / 100);
      const financing = isFinanced ? { owed: held('FINANCER'), downPayment } : null;
      return {
        surplus: { overpaid, returned: surplus - overpaid },
        held,
        payers: { payments, financing, billed },
      };
    });

  it('gives all of it back, and to nobody less than nothing', () => {
    fc.assert(
      fc.property(histories, ({ surplus, payers: all }) => {
        const parts = refundParts(surplus, all).map(({ amount }) => amount);
        const total = parts.reduce((sum, amount) => sum + amount, 0);
        expect(total).toBe(surplus.overpaid + surplus.returned);
        expect(parts.every((amount) => amount > 0)).toBe(true);
      }),
    );
  });

  it('gives a financer never more than is owed to it, and the rest to others only then', () => {
    fc.assert(
      fc.property(histories, ({ surplus, payers: all, held }) => {
        const parts = refundParts(surplus, all);
        const got = (to: Payer, isOverpaid: boolean): number =>
          parts
            .filter((part) => part.to === to && part.isOverpaid === isOverpaid)
            .reduce((sum, { amount }) => sum + amount, 0);
        expect(got('FINANCER', true) + got('FINANCER', false)).toBeLessThanOrEqual(
          held('FINANCER'),
        );
        if (all.financing && got(all.billed, false) > 0) {
          expect(got('FINANCER', false)).toBe(held('FINANCER'));
        }
      }),
    );
  });

  it('gives an overpayment back to nobody who did not pay it', () => {
    fc.assert(
      fc.property(histories, ({ surplus, payers: all, held }) => {
        const overpaid = refundParts(surplus, all).filter(({ isOverpaid }) => isOverpaid);
        for (const { to, amount } of overpaid) expect(amount).toBeLessThanOrEqual(held(to));
        const total = overpaid.reduce((sum, { amount }) => sum + amount, 0);
        if (all.financing) expect(total).toBeLessThanOrEqual(surplus.overpaid);
        else expect(total).toBe(surplus.overpaid);
      }),
    );
  });
});
