import fc from 'fast-check';
import type { ChargeParts } from '../../apps/policy/src/domain/money/charges';
import type { Step, Terms } from './life';
import { Life, STEP_KINDS } from './life';
import { loadRules } from './rules';

const LIVES = 2_000;
const LIVES_MS = 120_000;
// Money comes in more often than anything else happens.
const STEPS = [...STEP_KINDS, 'startPayment', 'confirm'] as const;

const MARKETS = ['ADMITTED', 'SURPLUS', 'UK'] as const;
const rules = loadRules();
const amount = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });

const charges = (market: string): fc.Arbitrary<ChargeParts> => {
  const [isSurplus, isUk] = [market === 'SURPLUS', market === 'UK'];
  return fc.record({
    currency: fc.constant(isUk ? ('GBP' as const) : ('USD' as const)),
    premium: fc.integer({ min: 1, max: 30_000_000 }),
    brokerFee: amount(100_000),
    mgaFee: amount(50_000),
    surplusLineTax: amount(isSurplus ? 1_000_000 : 0),
    surplusStampingFee: amount(isSurplus ? 100_000 : 0),
    ipt: amount(isUk ? 3_000_000 : 0),
  });
};

const policy: fc.Arbitrary<Terms> = fc.constantFrom(...MARKETS).chain((market) =>
  fc.record({
    market: fc.constant(market),
    state: market === 'UK' ? fc.constant(null) : fc.constantFrom('NV', 'IL', 'OR', 'CA'),
    charges: charges(market),
    rate: fc.constantFrom('15', '12.5', '10', '17.25'),
  }),
);

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...STEPS),
    share: fc.double({ min: 0.001, max: 1, noNaN: true }).map((share) => Number(share.toFixed(4))),
    day: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 4, maxLength: 16 },
);

/** Taxes that were rounded for each change by itself once gave back a penny more than was charged. */
const PENNY_TOO_MUCH: [Terms, Step[]] = [
  {
    market: 'UK',
    state: null,
    charges: {
      currency: 'GBP',
      premium: 3_133_735,
      brokerFee: 0,
      mgaFee: 0,
      surplusLineTax: 0,
      surplusStampingFee: 0,
      ipt: 2_313_521,
    },
    rate: '15',
  },
  [
    { kind: 'endorseUp', share: 0.2141, day: 0 },
    { kind: 'endorseDown', share: 0.0116, day: 0 },
    { kind: 'endorseDown', share: 1, day: 0 },
  ],
];

/** A reinstatement that gave a tax back while it charged its premium once left its invoice below nothing. */
const TAX_AGAIN: [Terms, Step[]] = [
  {
    market: 'SURPLUS',
    state: 'NV',
    charges: {
      currency: 'USD',
      premium: 8,
      brokerFee: 0,
      mgaFee: 52,
      surplusLineTax: 5,
      surplusStampingFee: 0,
      ipt: 0,
    },
    rate: '15',
  },
  [
    { kind: 'endorseDown', share: 0.0834, day: 0.002 },
    { kind: 'cancelShortRate', share: 1, day: 0 },
    { kind: 'undoCancel', share: 1, day: 0 },
    { kind: 'cancelFlat', share: 1, day: 0 },
  ],
];

/** What does not hold of a life at the moment; empty when everything does. */
function brokenIn(life: Life): string[] {
  const { books, written, stack } = life;
  const { sumOf, percentOf, totalOf, balanceOf } = rules;
  const sum = (values: number[]): number => sumOf(values);
  const invoices = books.invoices;
  const holds: Record<string, boolean> = {
    'written is never negative': written.premium >= 0 && written.amountDue >= 0,
    'charges sum to what is due': stack.every(
      ({ charges: { totalPremium, amountDue, ...parts } }) =>
        totalPremium === parts.premium + parts.brokerFee + parts.mgaFee &&
        amountDue === totalPremium + parts.surplusLineTax + parts.surplusStampingFee + parts.ipt,
    ),
    'what is invoiced is what is written':
      sum(invoices.map(({ amountDue }) => amountDue)) === written.amountDue &&
      sum(invoices.map(({ lines }) => totalOf(lines, 'premium'))) === written.premium,
    'an invoice asks for its lines': invoices.every(
      ({ lines, amountDue }) => totalOf(lines) === amountDue,
    ),
    'paid and outstanding are what is invoiced': invoices.every(
      (invoice) =>
        invoice.paid + balanceOf(invoice) === invoice.amountDue && balanceOf(invoice) >= 0,
    ),
    'what is paid is the sum of the settled payments': invoices.every(
      (invoice) =>
        invoice.paid ===
        sum(
          books.payments
            .filter((payment) => payment.invoice === invoice && payment.status === 'Paid')
            .map((payment) => payment.amount),
        ),
    ),
    'what is under way is the sum of the open payments': invoices.every(
      (invoice) =>
        invoice.pending ===
        sum(
          books.payments
            .filter((payment) => payment.invoice === invoice && payment.status === 'In Process')
            .map((payment) => payment.amount),
        ),
    ),
    'every journal transaction sums to zero': books.journal.every(
      (postings: { amount: number }[]) => sum(postings.map(({ amount: part }) => part)) === 0,
    ),
    'the receivable is what is outstanding':
      books.balanceOfAccount('RECEIVABLE') === sum(invoices.map(balanceOf)),
    'the cash is what was paid':
      books.balanceOfAccount('CASH') === sum(invoices.map(({ paid }) => paid)),
    'nothing is owed back for long': books.balanceOfAccount('REFUNDS_PAYABLE') + 0 === 0,
    'the premium parts are the premium of what money paid whole': invoices
      .filter(({ paid, amountDue }) => paid > 0 && paid === amountDue)
      // A part-paid invoice that a credit closed keeps its parts: no money moved.
      .filter(({ isCreditedLast }) => !isCreditedLast)
      .every(({ lines, premiumPaid }) => premiumPaid === totalOf(lines, 'premium')),
    'a commission is its rate of its base': books.commissions.every(
      (commission) => commission.amount === percentOf(commission.base, books.rate),
    ),
    'no more is released than accrued': books.commissions.every(
      ({ amount: accrued, released }) =>
        Math.abs(released) <= Math.abs(accrued) && released * accrued >= 0,
    ),
    'commission is accrued on what is written':
      sum(books.commissions.map(({ base }) => base)) === written.premium,
    'earned and returned are what was written': returnsHold(life),
  };
  return Object.entries(holds)
    .filter(([, isHeld]) => !isHeld)
    .map(([name]) => name);
}

function returnsHold({ lastReturned }: Life): boolean {
  if (!lastReturned) return true;
  const { earned, charges: given, written, unbegun } = lastReturned;
  const back = 0 - given.premium;
  const ofBegun = back - unbegun;
  return earned + back === written && ofBegun >= 0 && ofBegun <= written - unbegun;
}

describe('random lives on the rules of policy, billing and commissions', () => {
  it(
    `break nothing after any step of ${LIVES}`,
    () => {
      let played = 0;
      fc.assert(
        fc.property(policy, steps, (terms, all) => {
          const life = new Life(rules, terms);
          expect(brokenIn(life)).toEqual([]);
          for (const step of all) {
            if (!life.play(step)) continue;
            played++;
            expect([step.kind, brokenIn(life)]).toEqual([step.kind, []]);
          }
        }),
        { numRuns: LIVES, examples: [PENNY_TOO_MUCH, TAX_AGAIN] },
      );
      expect(played).toBeGreaterThan(LIVES * 3);
    },
    LIVES_MS,
  );
});
