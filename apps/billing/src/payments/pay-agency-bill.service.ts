import { Injectable } from '@nestjs/common';
import { DomainError, minorUnitsOf, sumOf } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, followClockOf, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { checkAmount } from '../domain/check-amount';
import { balanceOf } from '../domain/invoice-status';
import { checkForeignTransaction } from '../domain/numbers';
import { AgencyBill } from '../invoices/agency-bill.entity';
import { findBill } from '../invoices/agency-bill-rows';
import { Invoice } from '../invoices/invoice.entity';
import { nextNumber } from '../invoices/next-number';
import { lockPolicies } from '../policies/policy-rows';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { tellOfBill } from './bill-payment';
import { askingInvoices } from './bill-room';
import { receive } from './move-money';
import type { WantedPayment } from './new-payment';
import { Payment } from './payment.entity';
import type { PayBillRequest } from './payment-requests.dto';
import { PaymentsService } from './payments.service';
import type { ReceivedPayment } from './record-payment.service';
import { owned } from './saved-methods.service';
import { splitPayment, type Split } from './split-payment';
import { reserve } from './start-payment';

/** A payment of a whole bill of an agency, as far as its way is known; null gets the next number. */
type BillPayment = Omit<
  WantedPayment,
  'transactionId' | 'payer' | 'isDownPayment' | 'now' | 'ofBill'
> & { transactionId: string | null };

/** What is to be split over the invoices of a bill, whose policies are locked. */
interface LockedBill {
  split: Split;
  policyOf: (invoice: Invoice) => PolicyBill;
}

/** Pays what an agency owes of a month in one payment: the oldest invoices of its bill first. */
@Injectable()
export class PayAgencyBillService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly payments: PaymentsService,
  ) {}

  /** Charges a method that the caller's organisation saved. */
  async pay(billId: string, request: PayBillRequest, actor: Actor): Promise<void> {
    const amount = minorUnitsOf(request.paymentAmount, '/paymentAmount');
    const { parts, last4 } = await this.transactions.run(async (tx) => {
      await findBill(tx.em, billId, actor);
      const saved = await owned(tx.em, request.tokenId, actor);
      const { type, customerEmail } = saved;
      const { split, policyOf } = await this.lock(tx, billId, {
        transactionId: null,
        amount,
        method: type,
        processorName: this.payments.processorName,
        last4: saved.last4,
        customerEmail,
        paymentDesc: request.description ?? null,
      });
      await record(tx, billId, 'startPayment', amount);
      return { parts: await reserve(tx, split, policyOf), last4: saved.last4 };
    });
    await this.payments.collect(parts, last4);
  }

  /** Records money that was received outside the platform. */
  async receive(billId: string, received: ReceivedPayment, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      await findBill(tx.em, billId, actor);
      const unknown = { last4: null, customerEmail: null };
      const { split, policyOf } = await this.lock(tx, billId, { ...received, ...unknown });
      const parts = (await splitPayment(tx, split)).map((share) => ({
        ...share,
        policy: policyOf(share.invoice),
      }));
      for (const part of parts) await receive(tx, part, split.wanted.now);
      await tellOfBill(tx, parts, null);
    });
  }

  /** Locks a bill with its invoices that ask for money; throws 409 where they ask for less. */
  private async lock(tx: Tx, billId: string, payment: BillPayment): Promise<LockedBill> {
    const { em } = tx;
    const { agencyId, currency } = await em.findOneByOrFail(AgencyBill, { id: billId });
    const found = await em.findBy(Invoice, { agencyBillId: billId });
    const policies = await lockPolicies(em, found);
    await followClockOf(agencyId, em);
    const now = this.clock.now();
    await checkIsNew(em, payment.transactionId);
    // Everybody locks policies before the counter of numbers.
    const transactionId = payment.transactionId ?? (await nextNumber(em, 'T', now));
    const invoices = await em.find(Invoice, {
      where: { agencyBillId: billId },
      order: { issuedOn: 'ASC', id: 'ASC' },
    });
    const asking = await askingInvoices(em, invoices, this.clock.machineNow());
    const owed = sumOf(invoices.map((invoice) => Math.max(0, balanceOf(invoice))));
    const room = sumOf(asking.map(({ asks }) => asks));
    checkAmount(payment.amount, { owed, room }, currency, 'bill');
    const ofBill = { agencyBillId: billId, receiptId: newId() };
    const wanted = {
      ...payment,
      transactionId,
      payer: 'AGENCY' as const,
      isDownPayment: false,
      now,
      ofBill,
    };
    return {
      split: { asking, wanted, currency },
      policyOf: ({ policyId }) => {
        const policy = policies.get(policyId);
        if (policy) return policy;
        throw new Error(`The policy ${policyId} is not locked.`);
      },
    };
  }
}

/** Throws for a number that is recorded already, or that the platform alone gives. */
async function checkIsNew(em: EntityManager, transactionId: string | null): Promise<void> {
  if (transactionId === null) return;
  if (await em.existsBy(Payment, { transactionId })) {
    throw new DomainError('TRANSACTION_EXISTS', 'This transaction is recorded already.', 409);
  }
  checkForeignTransaction(transactionId);
}

async function record(tx: Tx, id: string, step: string, paid: number): Promise<void> {
  const subject = { subjectType: 'agency-bill', subjectId: id };
  await tx.record({ action: `agency-bill.${step}`, ...subject, after: { paid } });
}
