import type { DomainError } from '@palisade/kernel';
import { foldText, invalidField, sumOf } from '@palisade/kernel';
import type { ClaimPaymentMethod, PayeeType } from '@palisade/trade';
import { COVERAGES_OF_RESERVE } from '@palisade/trade';
import type { Terms } from '../../cover';
import type { ReserveCategory } from '../../reserves';
import type { ActOn, ActRule } from '../act-rule';
import { refusal } from '../act-rule';
import type { Book, ClaimLife, Payment } from '../book';
import { eventOf, eventTerms, isLate, isStanding, netOf, paidOf, pendingOf } from '../book';
import type { AskedLoss, Payable } from '../limits';
import { coverageLimit, isByTheHour, payableOfFees, payableUnder } from '../limits';
import type { BilledInvoice } from '../../vendors/paid-invoice';
import { assertAllowed } from '../../vendors/paid-invoice';

/** What is asked to be paid; the amount is never entered. */
export interface PaymentWish extends AskedLoss {
  id: string;
  /** Null: the cost of the insurer alone, from the reserve of loss adjustment. */
  coverage: string | null;
  payee: string;
  payeeType: PayeeType;
  invoiceNumber: string | null;
  /** The invoice of a vendor that is paid, with what is allowed of it. */
  vendorInvoice: BilledInvoice | null;
  method: ClaimPaymentMethod;
}

/** The reserve from which a coverage is paid; throws 409 for what is no coverage of losses. */
export function reserveOf(coverage: string | null): ReserveCategory {
  if (coverage === null) return 'lossAdjustment';
  const found = Object.entries(COVERAGES_OF_RESERVE).find(([, keys]) =>
    keys.some((key) => key === coverage),
  );
  if (found) return found[0] as ReserveCategory;
  throw notHeld();
}

const notHeld = (): DomainError =>
  refusal('COVERAGE_NOT_HELD', 'The policy does not have this coverage for the event.');

/** The terms by which a coverage of a claim is paid; throws 409 where it is not held, or told too late. */
function termsFor(book: Book, claim: ClaimLife, coverage: string): Terms {
  const event = eventOf(book, claim);
  const terms = eventTerms(event);
  if (!terms || coverageLimit(terms, coverage) === null) throw notHeld();
  if (!isLate(event)) return terms;
  throw refusal(
    'LATE_NOTICE',
    'The event was told of too late: the Head of Claims may excuse it with a reason.',
  );
}

/** What is payable of a wish. */
export function payableOf(claim: ClaimLife, wish: PaymentWish, { book }: ActOn): Payable {
  const { coverage, loss, hours, lossPerHour } = wish;
  if (coverage === null) return payableOfFees({ loss });
  const terms = termsFor(book, claim, coverage);
  const asked = isByTheHour(coverage) ? { hours, lossPerHour } : { loss };
  return payableUnder(book, claim, { coverage, terms, asked });
}

/** Throws 400 when a loss is not told the way in which its coverage counts it. */
function assertAsked({ coverage, loss, hours, lossPerHour }: PaymentWish): void {
  const [pointer, given] = isByTheHour(coverage)
    ? (['/hours', hours !== undefined && lossPerHour !== undefined && hours > 0] as const)
    : (['/loss', loss !== undefined && loss > 0] as const);
  if (given) return;
  const detail = 'An interruption is asked for by hours and the loss of one, all else by its loss.';
  throw invalidField('LOSS_MISSING', detail, pointer);
}

const isSamePayee = (one: string, other: string): boolean => foldText(one) === foldText(other);

/** The sum that authority is asked for: with what stands to the payee that nobody higher looked at. */
function measuredSum(claim: ClaimLife, wish: PaymentWish, amount: number, on: ActOn): number {
  const others = claim.payments.filter(
    (one) =>
      isStanding(one) &&
      isSamePayee(one.payee, wish.payee) &&
      one.authority <= on.authority.payment,
  );
  return sumOf([amount, ...others.map(netOf)]);
}

/** Throws 409 when a payment is more than its reserve has left. */
function assertReserved(claim: ClaimLife, category: ReserveCategory, amount: number): void {
  const taken = paidOf(claim)[category] + pendingOf(claim)[category];
  if (amount <= claim.reserves[category] - taken) return;
  throw refusal('RESERVE_EXCEEDED', 'The reserve does not hold the payment: raise it first.');
}

/** Throws 409 when the invoice of a payee is paid already; that of a vendor is paid in parts. */
function assertInvoiceOnce({ payments }: ClaimLife, wish: PaymentWish): void {
  const { payee, invoiceNumber, vendorInvoice } = wish;
  if (invoiceNumber === null || vendorInvoice) return;
  const isPaid = payments.some(
    (one) =>
      isStanding(one) &&
      isSamePayee(one.payee, payee) &&
      one.invoiceNumber !== null &&
      foldText(one.invoiceNumber) === foldText(invoiceNumber),
  );
  if (isPaid) throw refusal('INVOICE_PAID', 'This invoice of the payee is paid already.');
}

function paymentOf(claim: ClaimLife, wish: PaymentWish, on: ActOn): Payment {
  const { id, coverage, payee, payeeType, invoiceNumber, vendorInvoice, method } = wish;
  const payable = payableOf(claim, wish, on);
  const measured = measuredSum(claim, wish, payable.amount, on);
  const isAlone = measured <= on.authority.payment;
  return {
    ...payable,
    id,
    coverage,
    payee,
    payeeType,
    invoiceNumber,
    vendorInvoiceId: vendorInvoice?.id ?? null,
    method,
    measured,
    number: claim.payments.length + 1,
    category: reserveOf(coverage),
    status: payable.amount === 0 ? 'CLEARED' : isAlone ? 'APPROVED' : 'REQUESTED',
    refunded: 0,
    requestedBy: on.by,
    authority: on.authority.payment,
    approvedBy: null,
  };
}

/** Asks for a payment: from then on it holds its reserve, the retention and the limits. */
export const request: ActRule<PaymentWish> = {
  action: 'pay',
  check: (claim, wish, on) => {
    assertAsked(wish);
    assertInvoiceOnce(claim, wish);
    const { amount, coveredLoss } = payableOf(claim, wish, on);
    if (wish.vendorInvoice) assertAllowed(claim.payments, wish.vendorInvoice, coveredLoss);
    assertReserved(claim, reserveOf(wish.coverage), amount);
  },
  apply: (claim, wish, on) => ({
    ...claim,
    payments: [...claim.payments, paymentOf(claim, wish, on)],
  }),
};
