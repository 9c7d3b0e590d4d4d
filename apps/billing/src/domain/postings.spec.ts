import fc from 'fast-check';
import type { Line } from './invoice-lines';
import { LINE_TYPES, linesOf, reversalOf, totalOf } from './invoice-lines';
import type { LedgerAccount, Posting } from './postings';
import {
  postClaimMoney,
  postCommissionAccrued,
  postCommissionPaid,
  postCommissionReleased,
  postLines,
  postPayment,
  postRefundDue,
  postRefundPaid,
  postUnapplied,
  postUnappliedRefundDue,
} from './postings';

const amount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });
const line = fc.record({ type: fc.constantFrom(...LINE_TYPES, 'writeOff' as const), amount });
const sum = (amounts: { amount: number }[]): number =>
  amounts.reduce((total, { amount: part }) => total + part, 0);

describe('postings', () => {
  it.each([
    ['a payment', postPayment],
    ['a refund due', postRefundDue],
    ['a refund paid', postRefundPaid],
    ['money of a claim', postClaimMoney],
    ['accrued commission', postCommissionAccrued],
    ['released commission', postCommissionReleased],
    ['paid commission', postCommissionPaid],
  ])('sum to zero for %s of any amount', (_, post) => {
    fc.assert(fc.property(amount, (money) => expect(sum(post(money))).toBe(0)));
  });

  it.each<[(amount: number) => Posting[], LedgerAccount, LedgerAccount]>([
    [postPayment, 'CASH', 'RECEIVABLE'],
    [postRefundDue, 'RECEIVABLE', 'REFUNDS_PAYABLE'],
    [postRefundPaid, 'REFUNDS_PAYABLE', 'CASH'],
    [postUnapplied, 'CASH', 'UNAPPLIED_CASH'],
    [postUnappliedRefundDue, 'UNAPPLIED_CASH', 'REFUNDS_PAYABLE'],
    [postClaimMoney, 'CLAIMS_PAID', 'CASH'],
    [postCommissionAccrued, 'COMMISSION_EXPENSE', 'COMMISSION_ACCRUED'],
    [postCommissionReleased, 'COMMISSION_ACCRUED', 'COMMISSION_PAYABLE'],
    [postCommissionPaid, 'COMMISSION_PAYABLE', 'CASH'],
  ])('of %p debit %s and credit %s', (post, debit, credit) => {
    expect(post(500)).toEqual([
      { account: debit, amount: 500 },
      { account: credit, amount: -500 },
    ]);
    expect(post(0)).toEqual([]);
  });

  it('sum to zero for any lines, with no entry of nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines: Line[]) => {
        const postings = postLines(lines);
        expect(sum(postings)).toBe(0);
        expect(postings.every((posting) => posting.amount !== 0)).toBe(true);
      }),
    );
  });

  it('put each charge on its own account', () => {
    const lines = linesOf({
      premium: 100,
      brokerFee: 2,
      mgaFee: 3,
      surplusLineTax: 4,
      surplusStampingFee: 5,
      ipt: 6,
    });
    expect(postLines([...lines, { type: 'writeOff', amount: -7 }])).toEqual([
      { account: 'RECEIVABLE', amount: 113 },
      { account: 'PREMIUM_PAYABLE', amount: -100 },
      { account: 'BROKER_FEES', amount: -2 },
      { account: 'MGA_FEES', amount: -3 },
      { account: 'SURPLUS_TAX_PAYABLE', amount: -4 },
      { account: 'STAMPING_FEE_PAYABLE', amount: -5 },
      { account: 'IPT_PAYABLE', amount: -6 },
      { account: 'WRITE_OFFS', amount: 7 },
    ]);
  });
});

describe('reversalOf', () => {
  it('has no line for what charges nothing', () => {
    const lines: Line[] = [
      { type: 'mgaFee', amount: 30 },
      { type: 'mgaFee', amount: -30 },
      { type: 'premium', amount: 70 },
      { type: 'writeOff', amount: -5 },
    ];
    expect(reversalOf(lines)).toEqual([
      { type: 'premium', amount: -70 },
      { type: 'writeOff', amount: 5 },
    ]);
    const charges = { premium: 1, brokerFee: 0, mgaFee: 0, surplusLineTax: 0 };
    expect(linesOf({ ...charges, surplusStampingFee: 0, ipt: 2 })).toEqual([
      { type: 'premium', amount: 1 },
      { type: 'ipt', amount: 2 },
    ]);
  });

  it('leaves nothing of any lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines: Line[]) => {
        const all = [...lines, ...reversalOf(lines)];
        for (const type of LINE_TYPES) expect(Math.abs(totalOf(all, type))).toBe(0);
      }),
    );
  });
});
