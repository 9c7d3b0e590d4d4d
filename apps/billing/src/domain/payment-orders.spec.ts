import fc from 'fast-check';
import type { BilledTo } from './payment-orders.fixture';
import { PolicyMoney } from './payment-orders.fixture';

const RUNS = 600;
const PARTS = 1_000;

const billedTo = fc.constantFrom<BilledTo>('DIRECT', 'AGENCY', 'FINANCED');
const charged = fc.record({
  premium: fc.integer({ min: 1_000, max: 5_000_000 }),
  tax: fc.integer({ min: 0, max: 300_000 }),
});
/** In thousandths of what is due; some pay too much. */
const share = fc.integer({ min: 1, max: PARTS * 1.2 });
const partOf = (amount: number, thousandths: number): number =>
  Math.max(1, Math.floor((amount * thousandths) / PARTS));

const step = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), at: fc.nat(2), share }),
  fc.record({ kind: fc.constant('fund' as const), at: fc.nat(2), share }),
  fc.record({ kind: fc.constant('chargeBack' as const), at: fc.nat(6), share }),
  fc.record({ kind: fc.constant('credit' as const), at: fc.nat(2), share: fc.nat(PARTS / 2) }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function play(money: PolicyMoney, { kind, at, share: part }: Step): void {
  const { invoices } = money;
  const index = at % invoices.length;
  const { amountDue } = invoices[index];
  if (kind === 'chargeBack') money.chargeBack(at);
  else if (kind === 'pay') money.pay(index, partOf(amountDue, part));
  else if (kind === 'fund') {
    money.pay(
      index,
      partOf(amountDue, part),
      money.billedTo === 'FINANCED' ? 'FINANCER' : 'AGENCY',
    );
  } else {
    const written = (type: 'premium' | 'surplusLineTax'): number =>
      money.balanceOfAccount(type === 'premium' ? 'PREMIUM_PAYABLE' : 'SURPLUS_TAX_PAYABLE');
    const [premium, tax] = [0 - written('premium'), 0 - written('surplusLineTax')];
    money.credit(Math.floor((premium * part) / PARTS), Math.floor((tax * part) / PARTS));
  }
}

describe('payments, charge-backs, credits and refunds in any order', () => {
  it('agree with the ledger after each step, whoever is billed', () => {
    const policies = fc.array(charged, { minLength: 1, maxLength: 3 });
    const steps = fc.array(step, { minLength: 3, maxLength: 14 });
    fc.assert(
      fc.property(billedTo, policies, steps, (to, invoices, all) => {
        const money = new PolicyMoney(to, invoices);
        expect(money.broken()).toEqual([]);
        for (const one of all) {
          play(money, one);
          expect([one.kind, money.broken()]).toEqual([one.kind, []]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('end alike in every order, where each charge-back follows its payment', () => {
    const events = fc.array(
      fc.record({ part: fc.integer({ min: 1, max: 100 }), back: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    const orders = fc.array(fc.nat(1_000), { minLength: 16, maxLength: 16 });
    fc.assert(
      fc.property(billedTo, charged, events, orders, (to, invoice, all, order) => {
        const ends = [order.map((_, at) => at), order].map((ranks) => {
          const money = new PolicyMoney(to, [invoice]);
          const due = money.invoices[0].amountDue;
          // Together never more than is due: eight parts of at most an eighth.
          const amounts = all.map(({ part }) => Math.max(1, Math.floor((due * part) / 800)));
          const turns = all.flatMap(({ back }, at) => [
            { at, rank: ranks[at], isBack: false },
            ...(back ? [{ at, rank: Math.max(ranks[at], ranks[at + 8]) + 0.5, isBack: true }] : []),
          ]);
          for (const { at, isBack } of turns.sort((a, b) => a.rank - b.rank)) {
            if (!isBack) money.pay(0, amounts[at]);
            else money.chargeBack(money.payments.findIndex((one) => one.amount === amounts[at]));
          }
          const { paid, premiumPaid, status } = money.invoices[0];
          return { paid, premiumPaid, isPaid: status === 'Paid', ...ledgerOf(money) };
        });
        expect(ends[0]).toEqual(ends[1]);
      }),
      { numRuns: RUNS },
    );
  });

  it('end alike whether it is credited before, between or after the payments', () => {
    const parts = fc.array(share, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        billedTo,
        charged,
        parts,
        fc.nat(PARTS),
        fc.nat(5),
        (to, invoice, all, back, when) => {
          const ends = [0, when, all.length].map((creditedAt) => {
            const money = new PolicyMoney(to, [invoice]);
            const due = money.invoices[0].amountDue;
            const credit = () =>
              money.credit(
                Math.floor((invoice.premium * back) / PARTS),
                Math.floor((invoice.tax * back) / PARTS),
              );
            all.forEach((part, at) => {
              if (at === creditedAt) credit();
              money.pay(0, partOf(due, part));
            });
            if (creditedAt >= all.length) credit();
            return { paid: money.invoices[0].paid, ...ledgerOf(money) };
          });
          expect(ends[1]).toEqual(ends[0]);
          expect(ends[2]).toEqual(ends[0]);
        },
      ),
      { numRuns: RUNS },
    );
  });

  const ledgerOf = (money: PolicyMoney) => ({
    cash: money.balanceOfAccount('CASH'),
    receivable: money.balanceOfAccount('RECEIVABLE'),
    premium: money.balanceOfAccount('PREMIUM_PAYABLE'),
    owedBack: money.balanceOfAccount('REFUNDS_PAYABLE'),
  });
});
