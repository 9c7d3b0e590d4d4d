import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import { spreadCredit } from './credit';
import { downPaymentOf } from './down-payment';
import type { Amounts, Line } from './invoice-lines';
import { totalOf } from './invoice-lines';
import type { InvoiceState } from './invoice-status';
import {
  balanceOf,
  statusWhenCredited,
  statusWhenReceived,
  statusWhenTakenBack,
  surplusOf,
} from './invoice-status';
import type { LedgerAccount, Posting } from './postings';
import { postLines, postPayment, postRefundDue, postRefundPaid } from './postings';
import { premiumLeft, premiumWithin } from './premium-part';
import type { Payer } from './refund-parts';
import { owedToFinancer, refundParts } from './refund-parts';

/** Who is asked for the money of a policy; a financed one is paid by its financer, too. */
export type BilledTo = 'DIRECT' | 'AGENCY' | 'FINANCED';

/** An invoice with its lines and the premium within what was paid. */
export interface OrderedInvoice extends InvoiceState {
  id: string;
  lines: Line[];
  premiumPaid: MinorUnits;
}

interface OrderedPayment {
  invoice: OrderedInvoice;
  payer: Payer;
  amount: MinorUnits;
  isDownPayment: boolean;
}

const NO_CHARGES = { brokerFee: 0, mgaFee: 0, surplusStampingFee: 0, ipt: 0 };

/** The money of one policy by the rules of billing alone, in whatever order it comes and goes. */
export class PolicyMoney {
  readonly invoices: OrderedInvoice[];
  /** Settled and not taken back, the latest first; refunds are negative. */
  payments: OrderedPayment[] = [];
  readonly journal: Posting[][] = [];
  private isFinancerOverpaid = false;

  constructor(
    readonly billedTo: BilledTo,
    charged: readonly { premium: MinorUnits; tax: MinorUnits }[],
  ) {
    this.invoices = charged.map(({ premium, tax }, at) => {
      const lines: Line[] = [
        { type: 'premium', amount: premium },
        { type: 'surplusLineTax', amount: tax },
      ];
      this.post(postLines(lines));
      const money = { amountDue: totalOf(lines), paid: 0, pending: 0, premiumPaid: 0 };
      return { id: String(at), lines, status: 'Unpaid', ...money };
    });
  }

  /** Money is received; what is then too much goes back to whom it is owed. */
  pay(at: number, amount: MinorUnits, payer: Payer = this.payerOf()): void {
    const invoice = this.invoices[at];
    if (amount <= 0) return;
    const before = { ...invoice };
    invoice.paid += amount;
    invoice.status = statusWhenReceived(before, invoice);
    invoice.premiumPaid = premiumWithin(invoice.paid, billed(invoice));
    const isDownPayment = this.billedTo === 'FINANCED' && payer !== 'FINANCER';
    this.payments.unshift({ invoice, payer, amount, isDownPayment });
    this.post(postPayment(amount));
    this.release(invoice, surplusOf(invoice));
  }

  /** The bank takes a payment back, as long as its money is still there. */
  chargeBack(at: number): boolean {
    const payment = this.payments[at];
    if (!payment || payment.amount <= 0 || payment.amount > payment.invoice.paid) return false;
    const { invoice, amount } = payment;
    const before = { ...invoice };
    invoice.paid -= amount;
    invoice.status = statusWhenTakenBack(before, invoice);
    invoice.premiumPaid = premiumWithin(invoice.paid, billed(invoice));
    this.payments = this.payments.filter((one) => one !== payment);
    this.post(postPayment(-amount));
    return true;
  }

  /** Part of what was charged is credited, and what was paid of it goes back. */
  credit(premium: MinorUnits, tax: MinorUnits): void {
    const amounts: Amounts = { ...NO_CHARGES, premium: 0 - premium, surplusLineTax: 0 - tax };
    for (const [id, lines] of spreadCredit(this.invoices, amounts)) {
      const invoice = this.invoices.find((one) => one.id === id);
      if (!invoice || lines.length === 0) continue;
      const [before, overpaid] = [{ ...invoice }, surplusOf(invoice)];
      invoice.lines = [...invoice.lines, ...lines];
      invoice.amountDue += totalOf(lines);
      invoice.status = statusWhenCredited(before, invoice);
      this.post(postLines(lines));
      this.release(invoice, overpaid);
    }
  }

  private release(invoice: OrderedInvoice, overpaid: MinorUnits): void {
    const surplus = surplusOf(invoice);
    const least = Math.min(overpaid, surplus);
    const of = this.payments.filter((one) => one.invoice === invoice);
    const { amountDue } = this.invoices[0];
    const payers = {
      payments: of,
      financing:
        this.billedTo === 'FINANCED'
          ? { owed: owedToFinancer(this.payments, null), downPayment: downPaymentOf(amountDue, 0) }
          : null,
      billed: this.billedTo === 'AGENCY' ? ('AGENCY' as const) : ('INSURED' as const),
    };
    for (const part of refundParts({ overpaid: least, returned: surplus - least }, payers)) {
      const before = { ...invoice };
      invoice.premiumPaid = premiumLeft(invoice, part.amount, billed(invoice));
      invoice.paid -= part.amount;
      invoice.status = statusWhenTakenBack(before, invoice);
      const row = { payer: part.to, amount: 0 - part.amount, isDownPayment: false };
      this.isFinancerOverpaid ||=
        part.to === 'FINANCER' && part.amount > owedToFinancer(this.payments, null);
      this.payments.unshift({ invoice, ...row });
      this.post(postRefundDue(part.amount));
      this.post(postRefundPaid(part.amount));
    }
  }

  /** Who pays by the terms of the policy. */
  private payerOf(): Payer {
    return this.billedTo === 'AGENCY' ? 'AGENCY' : 'INSURED';
  }

  private post(postings: Posting[]): void {
    this.journal.push(postings);
  }

  /** What the ledger says of an account. */
  balanceOfAccount(account: LedgerAccount): MinorUnits {
    const own = this.journal.flat().filter((posting) => posting.account === account);
    return sumOf(own.map(({ amount }) => amount)) + 0;
  }

  /** What does not hold at the moment; empty when the ledger and the invoices agree. */
  broken(): string[] {
    const { invoices, payments } = this;
    const [premium, tax] = (['premium', 'surplusLineTax'] as const).map((type) =>
      sumOf(invoices.map(({ lines }) => totalOf(lines, type))),
    );
    const holds = {
      'each transaction sums to zero': this.journal.every(
        (postings) => sumOf(postings.map(({ amount }) => amount)) + 0 === 0,
      ),
      'the receivable is what is outstanding':
        this.balanceOfAccount('RECEIVABLE') === sumOf(invoices.map(balanceOf)),
      'the cash is what was paid':
        this.balanceOfAccount('CASH') === sumOf(invoices.map(({ paid }) => paid)),
      'the cash is what the payers gave':
        this.balanceOfAccount('CASH') === sumOf(payments.map(({ amount }) => amount)),
      'nothing is owed back for long': this.balanceOfAccount('REFUNDS_PAYABLE') === 0,
      'premium is payable as invoiced': this.balanceOfAccount('PREMIUM_PAYABLE') === 0 - premium,
      'tax is payable as invoiced': this.balanceOfAccount('SURPLUS_TAX_PAYABLE') === 0 - tax,
      'the financer was given back no more than it had paid': !this.isFinancerOverpaid,
      'nobody owes who is paid, or is paid who owes': invoices.every(
        (invoice) => (invoice.status === 'Paid') === balanceOf(invoice) <= 0,
      ),
      'nothing is kept that nobody asks for': invoices.every((one) => surplusOf(one) === 0),
      'the premium paid is within the premium': invoices.every(
        (one) => one.premiumPaid >= 0 && one.premiumPaid <= one.paid,
      ),
    };
    return Object.entries(holds).flatMap(([name, isHeld]) => (isHeld ? [] : [name]));
  }
}

const billed = ({ amountDue, lines }: OrderedInvoice) => ({
  amountDue,
  premium: totalOf(lines, 'premium'),
});
