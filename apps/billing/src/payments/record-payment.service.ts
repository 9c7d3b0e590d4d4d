import { Injectable } from '@nestjs/common';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { DomainError, invalidField, isStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { PaymentMethod, PaymentStatus } from '../domain/payment-status';
import { balanceOf } from '../domain/invoice-status';
import { actionFor, paymentStatusAfter } from '../domain/payment-status';
import type { Payer } from '../domain/refund-parts';
import { checkGoesBack, checkRefundable, isSameWay } from '../domain/refund-way';
import { invoicesOf, lockInvoice } from '../invoices/invoice-rows';
import { Invoice } from '../invoices/invoice.entity';
import { holdSurplus } from '../unapplied/hold-surplus';
import {
  checkIsNoUnappliedLine,
  restoreUnapplied,
  reverseUnapplied,
} from '../unapplied/reverse-unapplied';
import { checkForeignTransaction } from '../domain/numbers';
import { nextNumber } from '../invoices/next-number';
import { findPayable, lockPolicy } from '../policies/policy-rows';
import type { LockedPayment } from './move-money';
import { changePayment, dropPayment, receive, reversePayment } from './move-money';
import { settlePayment } from './settle-payment';
import { lockPayment } from './payment-rows';
import { Payment } from './payment.entity';
import { refund } from './refund';
import { splitPayment } from './split-payment';
import { paymentOf } from './new-payment';

/** A payment that staff or a processor received outside the platform. */
export interface ReceivedPayment {
  transactionId: string | null;
  amount: MinorUnits;
  method: PaymentMethod;
  processorName: string;
  paymentDate: PlainDate;
  paymentDesc: string | null;
}

/** A transaction as staff wants it to be. */
export interface EditedTransaction extends ReceivedPayment {
  transactionId: string;
  invoiceNumber: string;
  status: PaymentStatus;
}

@Injectable()
export class RecordPaymentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Records money for the invoices of a policy that ask for some, the oldest first. */
  async apply(policyId: string, received: ReceivedPayment, actor: Actor): Promise<string> {
    return this.transactions.run(async (tx) => {
      await findPayable(tx.em, { id: policyId }, actor);
      await lockPolicy(tx.em, policyId);
      const invoices = await invoicesOf(tx.em, policyId);
      const open = invoices.filter(({ balance }) => balance > 0);
      return this.record(tx, open.length ? open : invoices.slice(-1), received, actor);
    });
  }

  /** Edits a transaction; one that nobody knows is recorded for the invoice that is named. */
  async save(edited: EditedTransaction, actor: Actor): Promise<string> {
    return this.transactions.run(async (tx) => {
      const locked = await lockPayment(tx.em, edited.transactionId);
      if (locked) {
        await findPayable(tx.em, { id: locked.policy.id }, actor);
        return this.edit(tx, locked, edited);
      }
      const { invoiceNumber } = edited;
      const invoice = await tx.em.findOneBy(Invoice, { invoiceNumber });
      if (!invoice) throw invoiceNotFound();
      if (edited.status !== 'Paid') {
        const detail = 'A new transaction is recorded as Paid.';
        throw invalidField('STATUS_NOT_RECORDED', detail, '/status');
      }
      await findPayable(tx.em, { id: invoice.policyId }, actor);
      await lockPolicy(tx.em, invoice.policyId);
      return this.record(tx, [invoice], edited, actor);
    });
  }

  private async edit(tx: Tx, locked: LockedPayment, edited: EditedTransaction): Promise<string> {
    const { payment } = locked;
    checkSameMoney(locked, edited);
    const action = actionFor(payment.status, edited.status);
    if (action) {
      paymentStatusAfter(payment.status, action);
      await checkIsNoUnappliedLine(tx, payment);
    }
    const now = this.clock.now();
    const { method, processorName, paymentDate, paymentDesc } = edited;
    const patch = { method, processorName, paymentDate, paymentDesc };
    const described = await changePayment(tx, payment, { action: 'edit', patch, now });
    const all = { ...locked, payment: described };
    const end = action && { action, reason: paymentDesc ?? edited.status, now };
    if (action === 'confirm') await settlePayment(tx, all, now);
    else if (end && payment.status === 'Paid') {
      await reversePayment(tx, await reverseUnapplied(tx, all, end), end);
      await restoreUnapplied(tx, payment, end);
    } else if (end) await dropPayment(tx, all, end);
    return payment.transactionId;
  }

  private async record(
    tx: Tx,
    invoices: Invoice[],
    received: ReceivedPayment,
    actor: Actor,
  ): Promise<string> {
    const [oldest] = invoices;
    if (!oldest) throw invoiceNotFound();
    const now = this.clock.now();
    const transactionId = received.transactionId ?? (await nextNumber(tx.em, 'T', now));
    if (await tx.em.existsBy(Payment, { transactionId })) {
      throw new DomainError('TRANSACTION_EXISTS', 'This transaction is recorded already.', 409);
    }
    if (received.transactionId) checkForeignTransaction(received.transactionId);
    if (received.amount <= 0) {
      throw invalidField('AMOUNT_REQUIRED', 'Amount Paid is a required field', '/amountPaid');
    }
    const policy = await lockPolicy(tx.em, oldest.policyId);
    const payer = payerOf(oldest, actor);
    const isRefund = received.method === 'Refund/Credit';
    if (isRefund && !isStaff(actor)) {
      throw new DomainError('FORBIDDEN', "Refunds are the provider's to pay out.", 403);
    }
    const unknown = { last4: null, customerEmail: null, isDownPayment: false };
    const wanted = { ...received, ...unknown, transactionId, payer, now };
    if (isRefund) {
      const invoice = await lockInvoice(tx.em, oldest.id);
      const payment = paymentOf(invoice, wanted, policy.currency);
      checkRefundable(payment.amount, invoice.paid);
      checkGoesBack(payment, await paidOf(tx, invoice));
      await refund(tx, { payment, invoice, policy }, now);
    } else {
      const asking = invoices.map((invoice) => ({ invoice, asks: balanceOf(invoice) }));
      for (const share of await splitPayment(tx, { asking, wanted, currency: policy.currency })) {
        const invoice = await receive(tx, { ...share, policy }, now);
        await holdSurplus(tx, { ...share, invoice, policy }, now);
      }
    }
    return transactionId;
  }
}

const paidOf = ({ em }: Tx, { id: invoiceId }: Invoice): Promise<Payment[]> =>
  em.findBy(Payment, { invoiceId, status: 'Paid' });

/** Who pays what is recorded: a processor its own money, otherwise who is billed. */
function payerOf({ agencyBilled }: Invoice, { accountType }: Actor): Payer {
  if (accountType === 'PREMIUM_PROCESSOR') return 'FINANCER';
  return agencyBilled ? 'AGENCY' : 'INSURED';
}

/**
 * Amount, direction and invoice of a transaction are history, and so is the way money came, by which
 * a refund goes back: a wrong one is voided.
 */
function checkSameMoney({ payment, invoice }: LockedPayment, edited: EditedTransaction): void {
  // A transfer is a credit too, of money that is here already.
  const isCredit = payment.amount < 0 || payment.transferredFrom !== null;
  const isSame =
    Math.abs(payment.amount) === edited.amount &&
    invoice.invoiceNumber === edited.invoiceNumber &&
    isCredit === (edited.method === 'Refund/Credit') &&
    isSameWay(payment.processorName, edited.processorName);
  if (isSame) return;
  const detail =
    'Amount, invoice, direction and processor stay as they are: void it and record another.';
  throw new DomainError('TRANSACTION_DIFFERS', detail, 409);
}

const invoiceNotFound = (): DomainError =>
  new DomainError('INVOICE_NOT_FOUND', 'Invoice not found.', 404);
