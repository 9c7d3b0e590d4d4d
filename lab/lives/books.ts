import type { Line } from '../../apps/billing/src/domain/invoice-lines';
import type { InvoiceState } from '../../apps/billing/src/domain/invoice-status';
import type { LedgerAccount, Posting } from '../../apps/billing/src/domain/postings';
import type { Charges } from '../../apps/policy/src/domain/money/charges';
import type { Rules } from './rules';

/** What was asked for, and what is known of its money. */
export interface Invoice extends InvoiceState {
  id: string;
  lines: Line[];
  premiumPaid: number;
  /** Whether the last that happened to it was a credit. */
  isCreditedLast?: boolean;
}

/** Money that comes in, or with a negative amount goes back. */
export interface Payment {
  invoice: Invoice;
  amount: number;
  status: 'In Process' | 'Paid' | 'Failed';
  part: number;
}

/** What an agency earns with one transaction. */
export interface Commission {
  base: number;
  amount: number;
  released: number;
}

/** Invoices, payments, ledger and commissions of one policy, kept by the rules of billing. */
export class Books {
  readonly invoices: Invoice[] = [];
  readonly payments: Payment[] = [];
  readonly journal: Posting[][] = [];
  readonly commissions: Commission[] = [];
  private received = 0;
  private premiumPaid = 0;

  constructor(
    private readonly rules: Rules,
    readonly rate: string,
  ) {}

  /** A transaction of the policy: more is invoiced, less is credited; the agency earns its share. */
  charge(charges: Charges): void {
    const { linesOf, postLines, totalOf, spreadCredit, percentOf } = this.rules;
    const { premium } = charges;
    this.commissions.push({ base: premium, amount: percentOf(premium, this.rate), released: 0 });
    if (charges.amountDue >= 0) {
      const lines = linesOf(charges);
      const [id, amountDue] = [String(this.invoices.length), totalOf(lines)];
      const money = { amountDue, paid: 0, pending: 0, premiumPaid: 0 };
      this.invoices.push({ id, lines, status: 'Unpaid', ...money });
      this.post(postLines(lines));
    } else {
      for (const [id, lines] of spreadCredit(this.invoices, charges)) this.credit(id, lines);
    }
    this.release();
  }

  private credit(id: string, lines: Line[]): void {
    const invoice = this.invoices.find((one) => one.id === id);
    if (!lines.length || !invoice) return;
    const { postLines, statusWhenCredited, totalOf } = this.rules;
    const amountDue = invoice.amountDue + totalOf(lines);
    const status = statusWhenCredited(invoice, { ...invoice, amountDue });
    const isCreditedLast = true;
    const all = [...invoice.lines, ...lines];
    Object.assign(invoice, { amountDue, status, lines: all, isCreditedLast });
    this.post(postLines(lines));
    this.refundOverpaid(invoice);
  }

  start(share: number): boolean {
    const { roomOf, statusWhenStarted } = this.rules;
    const invoice = this.invoices.find((one) => roomOf(one) > 0);
    if (!invoice) return false;
    const amount = Math.max(1, Math.round(roomOf(invoice) * Math.min(1, share * 1.5)));
    const pending = invoice.pending + amount;
    const status = statusWhenStarted(invoice, { ...invoice, pending });
    Object.assign(invoice, { pending, status });
    this.payments.push({ invoice, amount, status: 'In Process', part: 0 });
    return true;
  }

  confirm(): boolean {
    const payment = this.payments.find(({ status }) => status === 'In Process');
    if (!payment) return false;
    const { invoice, amount } = payment;
    const money = { paid: invoice.paid + amount, pending: invoice.pending - amount };
    const status = this.rules.statusWhenReceived(
      { ...invoice, pending: money.pending },
      { ...invoice, ...money },
    );
    Object.assign(invoice, money, { status });
    Object.assign(payment, {
      status: 'Paid',
      part: this.movePremium(invoice, { isRefund: false }),
    });
    this.post(this.rules.postPayment(amount));
    this.refundOverpaid(invoice);
    this.release();
    return true;
  }

  refuse(): boolean {
    const payment = this.payments.find(({ status }) => status === 'In Process');
    if (!payment) return false;
    const { invoice, amount } = payment;
    const pending = invoice.pending - amount;
    const status = this.rules.statusWhenFailed(invoice, { ...invoice, pending });
    Object.assign(invoice, { pending, status });
    payment.status = 'Failed';
    return true;
  }

  /** The bank takes settled money back. */
  reversePayment(): boolean {
    const payment = this.payments.find(
      ({ status, amount, invoice }) => status === 'Paid' && amount > 0 && amount <= invoice.paid,
    );
    if (!payment) return false;
    const { invoice, amount } = payment;
    const paid = invoice.paid - amount;
    const status = this.rules.statusWhenTakenBack(invoice, { ...invoice, paid });
    Object.assign(invoice, { paid, status });
    payment.status = 'Failed';
    this.movePremium(invoice, { isRefund: false });
    this.post(this.rules.postPayment(-amount));
    this.release();
    return true;
  }

  private refundOverpaid(invoice: Invoice): void {
    const { balanceOf, postRefundDue, postRefundPaid, statusWhenTakenBack } = this.rules;
    const amount = Math.min(-balanceOf(invoice), invoice.paid);
    if (amount <= 0) return;
    const paid = invoice.paid - amount;
    const status = statusWhenTakenBack(invoice, { ...invoice, paid });
    Object.assign(invoice, { paid, status });
    const part = this.movePremium(invoice, { isRefund: true });
    this.payments.push({ invoice, amount: -amount, status: 'Paid', part });
    this.post(postRefundDue(amount));
    this.post(postRefundPaid(amount));
  }

  /** The premium within what is paid of an invoice now; answers how it changed. */
  private movePremium(invoice: Invoice, { isRefund }: { isRefund: boolean }): number {
    const { premiumWithin, totalOf } = this.rules;
    const { amountDue, lines, paid } = invoice;
    const premiumPaid = premiumWithin(paid, { amountDue, premium: totalOf(lines, 'premium') });
    const part = premiumPaid - invoice.premiumPaid;
    Object.assign(invoice, { premiumPaid, isCreditedLast: false });
    this.premiumPaid += part;
    if (!isRefund) this.received += part;
    return part;
  }

  private release(): void {
    const charged = this.commissions.reduce((sum, { base }) => sum + base, 0);
    const money = { charged, paid: this.premiumPaid, received: this.received };
    for (const commission of this.commissions) {
      commission.released = this.rules.releasable(commission.amount, money);
    }
  }

  private post(postings: Posting[]): void {
    if (postings.length) this.journal.push(postings);
  }

  balanceOfAccount(account: LedgerAccount): number {
    const postings = this.journal.flat().filter((posting) => posting.account === account);
    return this.rules.sumOf(postings.map(({ amount }) => amount));
  }
}
