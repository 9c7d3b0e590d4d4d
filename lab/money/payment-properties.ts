import fc from 'fast-check';
import type { Fraction } from '../rating/fraction';
import type { MoneyFunction } from './find-money';
import type { Property } from './property';
import { amount, decimal, inPlaces, inSteps, over, positive, signed, whole } from './property';

const R = 'apps/policy/src/domain/renewal';
const TRILLION = 100_000_000_000_000;
const anyAmount = fc.integer({ min: -TRILLION, max: TRILLION });
const bigint = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
interface Loan {
  amount: number;
  apr: number;
  installments: number;
}

const NO_CHARGES = {
  premium: 0,
  brokerFee: 0,
  mgaFee: 0,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
};

/** P r / (1 - (1 + r)^-n), or P / n without interest. */
function installment({ amount: principal, apr, installments }: Loan): Fraction {
  const rate = over(Math.round(apr * 10_000), 12_000_000);
  if (rate.top === 0n) return over(principal, installments);
  const growth = Array.from({ length: installments }).reduce<Fraction>(
    (power) => power.times(rate.plus(whole(1))),
    whole(1),
  );
  return whole(principal)
    .times(rate)
    .times(growth)
    .over(growth.minus(whole(1)));
}

type Amounts = [number, number];
const K = 'libs/kernel/src';
const B = 'apps/billing/src/domain';
const EXCESS = 'apps/policy/src/domain/excess';

/** What holds of the kernel, and of what bills, pays and releases. */
export const PAYMENT_PROPERTIES: Record<MoneyFunction, Property> = {
  [`${R}/going-on.ts#goingOnFactor`]: {
    given: fc.tuple(fc.integer({ min: 1, max: 366 }), fc.integer({ min: 1, max: 731 })),
    claims: ([days, ofDays]: [number, number], answer: string) =>
      inPlaces(answer, over(days, ofDays), 4),
  },
  [`${R}/going-on.ts#goingOnPremium`]: {
    given: fc.tuple(amount, decimal(4, 1)),
    claims: ([annual, factor]: [number, string], answer: number) =>
      inSteps(answer, whole(annual).times(signed(factor))),
  },
  [`${EXCESS}/adhoc.ts#adhocCharges`]: {
    given: amount.map((premium) => [{ state: 'AZ', effectiveDate: '2026-01-01', premium }]),
    claims: ([{ premium }]: [{ premium: number }], answer: typeof NO_CHARGES) => [
      ...inSteps(answer.surplusLineTax, over(premium * 3, 100)),
      ...inSteps(answer.surplusStampingFee, over(premium * 2, 1_000)),
    ],
  },
  [`${K}/rounding.ts#divideRounded`]: {
    given: fc.tuple(
      bigint,
      bigint.filter((one) => one !== 0n),
    ),
    claims: ([top, bottom]: [bigint, bigint], answer: bigint) => inSteps(answer, over(top, bottom)),
  },
  [`${K}/rounding.ts#roundDecimal`]: {
    given: fc.tuple(decimal(6, 1_000_000), fc.integer({ min: 0, max: 6 })),
    claims: ([text, places]: [string, number], answer: string) =>
      inPlaces(answer, signed(text), places),
  },
  [`${K}/rounding.ts#unitsOf`]: {
    given: fc.tuple(decimal(6, 1_000_000), fc.integer({ min: 0, max: 6 })),
    claims: ([text, places]: [string, number], answer: bigint) =>
      inSteps(answer, signed(text).times(whole(10n ** BigInt(places)))),
  },
  [`${K}/rounding.ts#multiplyRounded`]: {
    given: fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), decimal(4, 3), decimal(5, 2)),
    claims: ([money, one, other]: [number, string, string], answer: number) =>
      inSteps(answer, whole(money).times(signed(one)).times(signed(other))),
  },
  [`${K}/rounding.ts#ratio`]: {
    given: fc.tuple(fc.integer(), positive, fc.integer({ min: 0, max: 6 })),
    claims: ([top, bottom, places]: [number, number, number], answer: string) =>
      inPlaces(answer, over(top, bottom), places),
  },
  [`${K}/money.ts#percentOf`]: {
    given: fc.tuple(fc.integer({ min: -1e11, max: 1e11 }), decimal(4, 100)),
    claims: ([money, percent]: [number, string], answer: number) =>
      inSteps(answer, whole(money).times(signed(percent)).over(whole(100))),
  },
  [`${K}/money.ts#toWholeUnits`]: {
    given: fc.tuple(anyAmount),
    claims: ([money]: [number], answer: number) => inSteps(answer, whole(money), 100),
  },
  [`${K}/money.ts#formatAmount`]: {
    given: fc.tuple(amount, fc.constantFrom('USD', 'GBP')),
    claims: ([money]: [number], answer: string) =>
      inSteps(BigInt(answer.replace(/\D/g, '')), over(money, 100)),
  },
  [`${K}/money.ts#allocate`]: {
    given: fc.tuple(
      anyAmount,
      fc.array(fc.nat(10_000), { minLength: 1, maxLength: 30 }).filter((all) => all.some(Boolean)),
    ),
    parts: ([money]: [number], parts: number[]) => ({ parts, whole: money }),
    // Each part is cut or raised, so it is less than one away: asked as halves of two.
    claims: ([money, weights]: [number, number[]], answer: number[]) => {
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      return answer.flatMap((part, at) =>
        inSteps(part, whole(money).times(over(weights[at], all)), 2),
      );
    },
  },
  [`${B}/agency-bill.ts#netLines`]: {
    given: fc
      .tuple(positive, fc.integer({ min: 0, max: 10_000 }))
      .map(([premium, hundredths]) => [[{ type: 'premium', amount: premium }], hundredths / 100]),
    claims: (
      [[{ amount: premium }], pct]: [[{ amount: number }], number],
      [, kept = { amount: 0 }]: { amount: number }[],
    ) => inSteps(kept.amount, whole(-premium).times(over(Math.round(pct * 100), 10_000))),
  },
  [`${B}/premium-part.ts#premiumWithin`]: {
    given: fc
      .tuple(positive, fc.double({ min: 0, max: 1, noNaN: true }), amount)
      .map(([due, share, paid]) => [
        paid % (due + 1),
        { amountDue: due, premium: Math.floor(due * share) },
      ]),
    claims: ([paid, billed]: [number, { amountDue: number; premium: number }], answer: number) =>
      inSteps(answer, whole(billed.premium).times(over(paid, billed.amountDue))),
  },
  [`${B}/premium-part.ts#sharePaid`]: {
    given: fc.tuple(amount, positive).map(([paid, due]) => [paid % due, due]),
    claims: ([paid, due]: Amounts, answer: number) =>
      inPlaces(answer.toFixed(4), over(paid, due).times(whole(100)), 4),
  },
  [`${B}/installments.ts#installmentOf`]: {
    given: fc
      .record({
        amount: positive,
        apr: fc.integer({ min: 0, max: 400_000 }).map((steps) => steps / 10_000),
        installments: fc.integer({ min: 1, max: 36 }),
      })
      .map((loan) => [loan]),
    claims: ([loan]: [Loan], answer: number) => inSteps(answer, installment(loan)),
  },
  [`${B}/down-payment.ts#downPaymentOf`]: {
    given: fc.tuple(amount, amount).map(([due, fees]) => [due + fees, fees]),
    claims: ([due, fees]: Amounts, answer: number) =>
      inSteps(answer, over(due - fees, 5).plus(whole(fees))),
  },
  [`${B}/share-out.ts#shareOut`]: {
    given: fc.tuple(amount, fc.array(amount, { minLength: 1, maxLength: 12 })),
    parts: ([money]: [number], parts: number[]) => ({ parts, whole: money }),
  },
  [`${B}/credit.ts#spreadCredit`]: {
    given: fc
      .array(fc.record({ charged: amount, share: fc.nat(100) }), { minLength: 1, maxLength: 8 })
      .chain((all) =>
        fc.tuple(
          fc.constant(
            all.map(({ charged, share }, at) => ({
              id: String(at),
              lines: [{ type: 'premium', amount: charged }],
              paid: Math.floor((charged * share) / 100),
            })),
          ),
          amount.map((money) => ({ ...NO_CHARGES, premium: 0 - money })),
        ),
      ),
    parts: (
      [, { premium }]: [unknown, { premium: number }],
      answer: Map<string, { amount: number }[]>,
    ) => ({
      parts: [...answer.values()].flat().map((line) => line.amount),
      whole: premium,
    }),
  },
  [`${B}/held-parts.ts#heldParts`]: {
    given: fc.tuple(
      amount,
      fc.array(fc.record({ transactionId: fc.string(), amount, held: fc.nat(100) }), {
        maxLength: 8,
      }),
    ),
    parts: (
      [surplus, payments]: [number, { amount: number; held: number }[]],
      answer: { amount: number }[],
    ) => {
      const free = payments.map((one) => Math.max(0, one.amount - one.held));
      return {
        parts: answer.map((part) => part.amount),
        whole: Math.min(
          surplus,
          free.reduce((sum, one) => sum + one, 0),
        ),
      };
    },
  },
  [`${B}/refund-parts.ts#refundParts`]: {
    given: fc.tuple(
      fc.record({ overpaid: amount, returned: amount }),
      fc.record({
        payments: fc.array(
          fc.record({
            payer: fc.constantFrom('INSURED', 'AGENCY', 'FINANCER'),
            amount: fc.integer({ min: -1e8, max: 1e9 }),
            isDownPayment: fc.boolean(),
          }),
          { maxLength: 8 },
        ),
        financing: fc.option(fc.record({ owed: amount, downPayment: amount })),
        billed: fc.constantFrom('INSURED', 'AGENCY'),
      }),
    ),
    parts: ([surplus]: [{ overpaid: number; returned: number }], answer: { amount: number }[]) => ({
      parts: answer.map((part) => part.amount),
      whole: surplus.overpaid + surplus.returned,
    }),
  },
  'apps/commissions/src/domain/release.ts#releasable': {
    given: fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), positive, amount)
      .map(([commission, charged, paid]) => [
        commission,
        { charged, paid: paid % charged, received: paid },
      ]),
    claims: ([commission, money]: [number, { charged: number; paid: number }], answer: number) =>
      inSteps(answer, whole(commission).times(over(money.paid, money.charged))),
  },
  'apps/commissions/src/domain/release.ts#sharePaid': {
    given: fc
      .tuple(positive, amount)
      .map(([charged, paid]) => [{ charged, paid: paid % charged, received: paid }]),
    claims: ([{ charged, paid }]: [{ charged: number; paid: number }], answer: number) =>
      inPlaces(answer.toFixed(4), over(paid, charged).times(whole(100)), 4),
  },
};
