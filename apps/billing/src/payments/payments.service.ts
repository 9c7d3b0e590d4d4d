import { Injectable } from '@nestjs/common';
import { DomainError, invalidField, sumOf } from '@palisade/kernel';
import type { Actor, SweptRows, Tx } from '@palisade/platform';
import { DomainClock, earliestOf, narrowTo, reach, Transactions } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { checkForeignTransaction } from '../domain/numbers';
import type { Payer } from '../domain/refund-parts';
import { checkSameCharge } from '../domain/same-charge';
import { nextNumber } from '../invoices/next-number';
import type { PolicyBill } from '../policies/policy-bill.entity';
import { findPayable, lockPolicy } from '../policies/policy-rows';
import type { ChargeAnswer, IssuedToken, MadeCharge } from '../processor/payment-processor';
import { PaymentProcessor } from '../processor/payment-processor';
import { readPayable, releaseHold } from './charge-holds';
import { changePayment, dropPayment } from './move-money';
import { settlePayment } from './settle-payment';
import { lockParts, partsOf } from './payment-rows';
import { Payment } from './payment.entity';
import type { WantedPayment } from './new-payment';
import { startPayment } from './start-payment';
import { tellOfBill } from './bill-payment';

const BATCH_SIZE = 100;

/** A payment by a method that was saved; the platform numbers it. */
export type PayRequest = Pick<
  WantedPayment,
  'amount' | 'customerEmail' | 'isDownPayment' | 'method' | 'paymentDesc'
> & { policyId: string; last4: string };

/** A charge at the portal that a payer tells of: how it was paid is asked of the processor. */
export type ReportedCharge = Omit<PayRequest, 'method' | 'last4'> & { transactionId: string };

type StartRequest = PayRequest & { transactionId: string | null };

@Injectable()
export class PaymentsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly processor: PaymentProcessor,
    private readonly dataSource: DataSource,
  ) {}

  /** What payments that it charges name as their processor. */
  get processorName(): string {
    return this.processor.name;
  }

  /** Charges a saved method. */
  async pay(request: PayRequest, actor: Actor): Promise<void> {
    await this.checkPays(request.policyId, actor);
    await this.charge({ ...request, transactionId: null }, actor);
  }

  /** Takes what was charged at the portal; a transaction that is known is not paid twice. */
  async report(
    { policyNumber, ...request }: ReportedCharge & { policyNumber: string },
    actor: Actor,
  ): Promise<void> {
    const policy = await this.checkPays(request.policyId, actor);
    if (policy.policyNumber !== policyNumber) {
      throw invalidField('POLICY_NUMBER', 'The policy has another number.', '/policyNumber');
    }
    const { method, last4 } = await this.chargeOf(request);
    await this.charge({ ...request, method, last4 }, actor);
  }

  /** What the portal issued a token for. */
  async issuedFor(tokenId: string): Promise<IssuedToken> {
    const issued = await this.processor.findToken(tokenId);
    if (issued) return issued;
    throw new DomainError('TOKEN_UNKNOWN', 'The processor knows no such payment method.', 409);
  }

  /** The policy is the payer's to see and to pay. */
  private checkPays(policyId: string, actor: Actor): Promise<PolicyBill> {
    return findPayable(this.dataSource.manager, { id: policyId }, actor);
  }

  private async charge(request: StartRequest, actor: Actor): Promise<void> {
    const parts = await this.transactions.run((tx) => this.start(tx, request, actor));
    await this.collect(parts, request.last4);
  }

  /** Has the processor charge what was started, whole and under the number of its first part. */
  async collect(parts: readonly Payment[], last4: string): Promise<void> {
    const [payment] = parts;
    if (payment?.status !== 'In Process') return;
    const { transactionId: reference, policyId, method } = payment;
    const amount = sumOf(parts.map((part) => part.amount));
    reach('after-reservation-before-charge');
    const charge = { reference, policyId, method, amount, last4 };
    const answer = await this.processor.charge(charge).catch(async (error: unknown) => {
      if (error instanceof DomainError) await this.refuse(reference, error.detail);
      throw error;
    });
    if (answer) await this.take(answer);
  }

  /** Takes an answer of the processor, and only then acknowledges it: a crash between repeats it. */
  async take(answer: ChargeAnswer): Promise<void> {
    await this.apply(answer);
    await this.processor.acknowledge(answer.reference);
  }

  /** What the processor says again or too late changes nothing. */
  private async apply({ reference, outcome, reason }: ChargeAnswer): Promise<void> {
    await this.transactions.run(async (tx) => {
      const parts = await lockParts(tx.em, reference);
      const now = this.clock.now();
      for (const locked of parts) {
        if (locked.payment.status !== 'In Process') {
          const repeated = { action: `answeredAgain${outcome}`, patch: {}, now };
          await changePayment(tx, locked.payment, repeated);
        } else if (outcome === 'APPROVED') {
          await settlePayment(tx, locked, now);
        } else {
          await dropPayment(tx, locked, { action: 'refuse', reason, now });
        }
      }
      const isNew = parts[0]?.payment.status === 'In Process';
      if (isNew) await tellOfBill(tx, parts, outcome === 'APPROVED' ? null : reason);
    });
  }

  /** Gives a payment up that the processor never answered. */
  async refuse(reference: string, reason: string): Promise<void> {
    await this.apply({ reference, outcome: 'DECLINED', reason });
  }

  /** Charges In Process that were started before a time, the latest first. */
  async waiting(before: Date, rows: SweptRows): Promise<string[]> {
    const query = this.inProcess().andWhere('payment.started < :before', { before });
    const payments = await narrowTo(rows, 'policy.agencyId', query)
      .orderBy('payment.started', 'DESC')
      .limit(BATCH_SIZE)
      .getMany();
    const references = payments.map(({ transactionId, partOf }) => partOf ?? transactionId);
    return [...new Set(references)];
  }

  /** When the first of the charges In Process was started that were not before a time. */
  startedSince(since: Date, rows: SweptRows): Promise<Date | null> {
    const query = this.inProcess().andWhere('payment.started >= :since', { since });
    return earliestOf(narrowTo(rows, 'policy.agencyId', query), 'payment.started');
  }

  private inProcess(): SelectQueryBuilder<Payment> {
    return this.dataSource.manager
      .createQueryBuilder(Payment, 'payment')
      .innerJoin('payment.policy', 'policy')
      .where(`payment.status = 'In Process'`);
  }

  /** Of these charges those that a sweep is not at. */
  async foreignTo(rows: SweptRows, references: string[]): Promise<Set<string>> {
    if (!references.length || !(rows.only ?? rows.except.length)) return new Set();
    const query = () =>
      this.dataSource.manager
        .createQueryBuilder(Payment, 'payment')
        .innerJoin('payment.policy', 'policy')
        .where(
          '(payment.transactionId in (:...references) or payment.partOf in (:...references))',
          {
            references,
          },
        );
    const all = await query().getMany();
    const own = await narrowTo(rows, 'policy.agencyId', query()).getMany();
    const owned = new Set(own.map(({ id }) => id));
    return new Set(
      all
        .filter(({ id }) => !owned.has(id))
        .flatMap(({ transactionId, partOf }) => [transactionId, ...(partOf ? [partOf] : [])]),
    );
  }

  /** What is reported as paid at the portal was charged there, in full and for the policy. */
  private async chargeOf(request: ReportedCharge): Promise<MadeCharge> {
    const made = await this.processor.find(request.transactionId);
    if (!made) {
      const detail = 'The processor knows no such transaction.';
      throw new DomainError('TRANSACTION_UNKNOWN', detail, 409);
    }
    checkSameCharge(made, request);
    return made;
  }

  private async start(tx: Tx, request: StartRequest, actor: Actor): Promise<Payment[]> {
    const { policyId, amount, ...wanted } = request;
    const policy = await lockPolicy(tx.em, policyId);
    const now = this.clock.now();
    const transactionId = request.transactionId ?? (await nextNumber(tx.em, 'T', now));
    const known = await partsOf(tx.em, transactionId);
    const [first] = known;
    if (first) {
      const total = sumOf(known.map((part) => part.amount));
      if (first.policyId === policyId && total === amount) return known;
      const detail = 'This transaction is known with another amount.';
      throw new DomainError('TRANSACTION_DIFFERS', detail, 409);
    }
    if (request.transactionId) checkForeignTransaction(request.transactionId);
    const processorName = this.processor.name;
    const payer: Payer = actor.accountType === 'AGENCY' ? 'AGENCY' : 'INSURED';
    await releaseHold(tx.em, transactionId);
    return startPayment(tx, policy, {
      wanted: { ...wanted, transactionId, amount, processorName, payer, now },
      payable: await readPayable(tx.em, policyId, this.clock.machineNow()),
    });
  }
}
