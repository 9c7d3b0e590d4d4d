import { minorUnitsOf, percentOf, sumOf } from '@palisade/kernel';
import { financeTerms, payoffOf } from '../../apps/billing/src/domain/installments';
import { returnPremium } from '../../apps/policy/src/domain/cancellation/return-premium';
import { chargesOf } from '../../apps/policy/src/domain/money/charges';
import { reportingCharges } from '../../apps/policy/src/domain/reporting/reporting-price';
import { endorsementCharges, proRataFactor } from '../../apps/quote/src/domain/endorsement';
import cases from './examples.json';

type Texts = Record<string, string>;

interface Example {
  id: string;
  kind: string;
  input: Texts & { months?: number };
  expected: Texts & { schedule?: Texts[]; daysUnearned?: number };
}

const EXAMPLES = cases as unknown as Example[];

const cents = (text = '0'): number => minorUnitsOf(text);

const charged = (premium = '0', brokerFee = '0', mgaFee = '0') =>
  chargesOf({
    currency: 'USD',
    premium: cents(premium),
    brokerFee: cents(brokerFee),
    mgaFee: cents(mgaFee),
    surplusLineTax: 0,
    surplusStampingFee: 0,
    ipt: 0,
  });

const UNTAXED = { surplusLineTax: 0, surplusStampingFee: 0, ipt: 0, isStampingReturned: true };

/** What the rules answer to each kind of example, under the names of what is expected. */
const ANSWERS: Record<string, (input: Example['input']) => Record<string, unknown>> = {
  finance: ({ amountDue, brokerFee, mgaFee, apr, effectiveDate }) => {
    const fees = sumOf([cents(brokerFee), cents(mgaFee)]);
    const terms = financeTerms({ amountDue: cents(amountDue), fees, effectiveDate }, Number(apr));
    const { amountFinanced: amount, installments, installmentAmount: unpaid } = terms;
    const loan = { amount, apr: terms.apr, installments };
    const due = Array.from({ length: installments }, (_, at) =>
      payoffOf({ ...loan, fallenDue: at + 1, unpaid }),
    );
    return { ...terms, due };
  },
  cancel: (input) => {
    const { effectiveDate, endDate, cancelDate } = input;
    const charges = charged(input.premium, input.brokerFee, input.mgaFee);
    const term = { effectiveDate, endDate, market: 'ADMITTED' as const, taxBase: UNTAXED };
    const layers = [{ from: effectiveDate, charges }] as const;
    const method = input.method as 'PRO_RATA' | 'SHORT_RATE' | 'FLAT';
    const returned = returnPremium({ ...term, layers }, method, cancelDate);
    const back = -returned.charges.premium;
    return {
      factor: returned.factor,
      returnPremium: back,
      earnedPremium: returned.earned,
      feesReturned: -sumOf([returned.charges.brokerFee, returned.charges.mgaFee]) + 0,
      taxReturned: -returned.charges.surplusLineTax + 0,
      stampingReturned: -returned.charges.surplusStampingFee + 0,
      iptReturned: -returned.charges.ipt + 0,
      totalReturn: -returned.charges.amountDue,
      commissionChargeback: percentOf(back, input.commissionPct),
    };
  },
  endorse: (input) => {
    const { effectiveDate, endDate, endorsementDate, commissionPct } = input;
    const term = { effectiveDate, endDate };
    const [before, after] = [charged(input.oldAnnualPremium), charged(input.newAnnualPremium)];
    const untaxed = { surplusLineTax: '0', surplusStampingFee: '0', ipt: '0' };
    const taxes = { ...untaxed, isStampingReturned: true };
    const charges = endorsementCharges({ before, term }, after, taxes, endorsementDate);
    return {
      factor: proRataFactor(endorsementDate, term),
      endorsementPremium: charges.premium,
      tax: charges.surplusLineTax,
      stamping: charges.surplusStampingFee,
      ipt: charges.ipt,
      amount: charges.amountDue,
      commission: percentOf(charges.premium, commissionPct),
    };
  },
  erp: ({ annualPremium, months }) => {
    const issued = charged(annualPremium);
    const issue = { market: 'ADMITTED', state: 'NV', effectiveDate: '2026-01-01' } as const;
    const taxed = { ...issue, taxBase: UNTAXED, issued };
    const charges = reportingCharges(issued.premium, months as 12, taxed);
    return { erpPremium: charges.premium, tax: charges.surplusLineTax, amount: charges.amountDue };
  },
  commission: ({ premium, commissionPct, amountDue }) => {
    const commission = percentOf(cents(premium), commissionPct);
    return { commission, netDueFromAgency: cents(amountDue) - commission };
  },
};

describe('the worked examples of money', () => {
  it.each(EXAMPLES)('$id, $kind, is right to the cent', ({ kind, input, expected }) => {
    const answer = ANSWERS[kind](input);
    const asked = Object.entries(expected).filter(([name]) => name in answer);
    expect(asked.length).toBeGreaterThan(1);
    for (const [name, value] of asked) {
      const text = String(value);
      const isMoney = /^-?\d+\.\d\d$/.test(text) && name !== 'factor';
      expect([name, answer[name]]).toEqual([name, isMoney ? cents(text) : text]);
    }
    const left = expected.schedule?.map(({ balance, payment }) => cents(balance) + cents(payment));
    // The last installment takes the rest.
    if (left) expect((answer.due as number[]).slice(0, -1)).toEqual(left.slice(0, -1));
  });
});
