import { Injectable } from '@nestjs/common';
import type { MinorUnits, Page } from '@palisade/kernel';
import { checkFirstPerson, DomainError } from '@palisade/kernel';
import type { Actor, SweptRows, Tx } from '@palisade/platform';
import {
  askSecondPerson,
  containingFolded,
  DomainClock,
  listPage,
  narrowTo,
  personBehind,
  Transactions,
} from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import { roomOf } from '../domain/invoice-status';
import { postRefundPaid, postUnappliedRefundDue } from '../domain/postings';
import type { UnappliedAction } from '../domain/unapplied-status';
import {
  checkTransfer,
  payoutReference,
  refundActionFor,
  unappliedStatusAfter,
} from '../domain/unapplied-status';
import { invoiceNotFound, lockInvoice, visibleInvoices } from '../invoices/invoice-rows';
import { postJournal } from '../ledger/post-journal';
import { publishRefundOf } from '../payments/payment-events';
import { Payment } from '../payments/payment.entity';
import { visibleTo, withoutNet } from '../policies/policies.access';
import { lockPolicy } from '../policies/policy-rows';
import { PaymentProcessor } from '../processor/payment-processor';
import { changeHeld, transferHeld } from './transfer-held';
import { UnappliedCash } from './unapplied-cash.entity';
import type { UnappliedSearchQuery } from './unapplied.dto';

const LIST = {
  sortable: {
    created: 'held.created',
    left: 'held.left',
    status: 'held.status',
    insuredName: 'policy.sort_name',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'held.id',
};

const BATCH_SIZE = 100;

/** Money that fits no invoice: it is transferred to another one, or refunded. */
@Injectable()
export class UnappliedService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly processor: PaymentProcessor,
  ) {}

  async search(request: UnappliedSearchQuery, actor: Actor): Promise<Page<UnappliedCash>> {
    const query = visible(this.dataSource.manager, actor);
    const { search, status } = request;
    const pattern = search && containingFolded(search);
    query.innerJoin(Payment, 'payment', 'payment.transactionId = held.transactionId');
    if (pattern) query.andWhere('payment.found_text like :pattern', { pattern });
    if (status) query.andWhere('held.status = :status', { status });
    return listPage(query, request, LIST);
  }

  async find(id: string, actor: Actor): Promise<UnappliedCash> {
    const held = await visible(this.dataSource.manager, actor)
      .andWhere('held.id = :id', { id })
      .getOne();
    if (held) return held;
    throw new DomainError('UNAPPLIED_NOT_FOUND', 'There is no such unapplied cash.', 404);
  }

  /** Pays an invoice of the same currency with it, of whatever policy the caller sees. */
  async transfer(
    id: string,
    { invoiceNumber, amount }: { invoiceNumber: string; amount: MinorUnits },
    actor: Actor,
  ): Promise<void> {
    await this.find(id, actor);
    await this.transactions.run(async (tx) => {
      const target = await visibleInvoices(tx.em, actor)
        .andWhere('invoice.invoiceNumber = :invoiceNumber', { invoiceNumber })
        .getOne();
      if (!target) throw invoiceNotFound();
      const policy = await lockPolicy(tx.em, target.policyId);
      const invoice = await lockInvoice(tx.em, target.id);
      const held = await lock(tx.em, id);
      const { left, currency } = held;
      const currencies = [currency, invoice.currency] as const;
      unappliedStatusAfter(held.status, 'transferAll');
      checkTransfer({ amount, left, room: roomOf(invoice), currencies });
      const now = this.clock.now();
      await transferHeld(tx, { held, invoice, policy }, { amount, now });
    });
  }

  /** Refunds all that is left: by the way it came, or to a payee once a second person approves. */
  async refund(
    id: string,
    { payee, reason }: { payee: string | null; reason: string },
    actor: Actor,
  ): Promise<void> {
    await this.find(id, actor);
    await this.transactions.run(async (tx) => {
      const { policyId } = await tx.em.findOneByOrFail(UnappliedCash, { id });
      await lockPolicy(tx.em, policyId);
      const held = await lock(tx.em, id);
      const action = refundActionFor(payee);
      const asker =
        action === 'refund' ? personBehind(actor) : checkFirstPerson(personBehind(actor));
      const asked = {
        payee,
        reason,
        refusal: null,
        askedBy: asker?.id ?? null,
        askedByName: asker?.name ?? actor.name,
      };
      const now = this.clock.now();
      const patch = { ...step(held, action), ...asked };
      await changeHeld(tx, held, { action, patch, now });
      if (action === 'refund') await this.owe(tx, held, now);
    });
  }

  /** A second person lets a refund go to the payee that was read. */
  async approve(id: string, payee: string, actor: Actor): Promise<void> {
    await this.find(id, actor);
    await this.transactions.run(async (tx) => {
      const held = await lock(tx.em, id);
      const approved = step(held, 'approve');
      if (held.payee !== payee) throw payeeDiffers(held.payee);
      const begunBy = [held.askedBy];
      const second = await askSecondPerson(tx, 'unapplied-cash.approve', { begunBy, actor });
      const patch = { ...approved, askedByName: held.askedByName, approvedByName: second.name };
      const now = this.clock.now();
      await changeHeld(tx, held, { action: 'approve', patch, now });
      await this.owe(tx, held, now);
    });
  }

  /** A refund to a payee is not paid out: the money is open again. */
  async reject(id: string, actor: Actor): Promise<void> {
    await this.find(id, actor);
    await this.transactions.run(async (tx) => {
      const held = await lock(tx.em, id);
      const patch = { ...step(held, 'reject'), ...NOBODY_ASKED };
      await changeHeld(tx, held, { action: 'reject', patch, now: this.clock.now() });
    });
  }

  /** Asks the processor for what is to be paid out, and takes what it has paid out as refunded. */
  async payOut(rows: SweptRows): Promise<void> {
    const query = this.dataSource.manager
      .createQueryBuilder(UnappliedCash, 'held')
      .innerJoin('held.policy', 'policy')
      .where(`held.status = 'IN_PROCESS'`);
    const waiting = await narrowTo(rows, 'policy.agencyId', query)
      .orderBy('held.created')
      .addOrderBy('held.id')
      .limit(BATCH_SIZE)
      .getMany();
    for (const held of waiting) {
      const { left: amount, currency, payee, sourceId } = held;
      const returns = payee === null ? sourceId : null;
      const payout = { reference: attemptOf(held), payee: payee ?? '', returns, amount, currency };
      await this.processor.payOut(payout);
    }
    if (!waiting.length) return;
    const answers = await this.processor.payoutAnswersOf(waiting.map(attemptOf));
    const answerOf = new Map(answers.map((answer) => [answer.reference, answer]));
    for (const held of waiting) {
      const answer = answerOf.get(attemptOf(held));
      if (answer?.outcome === 'PAID_OUT') await this.confirm(held.id);
      if (answer?.outcome === 'REFUSED') await this.refuse(held, answer.reason);
    }
  }

  /** The processor pays nobody: the money is open again, and says why. */
  private async refuse({ id, refusals }: UnappliedCash, why: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const held = await lock(tx.em, id);
      // Another process may have taken the answer meanwhile.
      if (held.status !== 'IN_PROCESS' || held.refusals !== refusals) return;
      const { left, payee, policyId, currency } = held;
      const now = this.clock.now();
      const journal = { kind: 'REFUND_DUE' as const, policyId, cause: attemptOf(held), currency };
      await postJournal(tx.em, { ...journal, now, postings: postUnappliedRefundDue(-left) });
      const refusal = payee === null ? why : `${payee}: ${why}`;
      const refused = { ...NOBODY_ASKED, refusal, refusals: refusals + 1 };
      const patch = { ...step(held, 'refuse'), ...refused };
      await changeHeld(tx, held, { action: 'refuse', patch, now });
    });
  }

  private async confirm(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { policyId } = await tx.em.findOneByOrFail(UnappliedCash, { id });
      const policy = await lockPolicy(tx.em, policyId);
      const held = await lock(tx.em, id);
      // Another process may have confirmed it meanwhile.
      if (held.status !== 'IN_PROCESS') return;
      const { left: amount, currency, transactionId, payer: to, reason } = held;
      const now = this.clock.now();
      const journal = { kind: 'REFUND_PAID' as const, policyId, cause: transactionId, currency };
      await postJournal(tx.em, { ...journal, now, postings: postRefundPaid(amount) });
      const told = { transactionId, currency, amount, premiumPart: 0, to, reason: reason ?? '' };
      await publishRefundOf(tx, told, policy);
      const patch = { ...step(held, 'confirm'), left: 0 };
      await changeHeld(tx, held, { action: 'confirm', patch, now });
    });
  }

  /** What is refunded is owed from now on, and no longer unapplied. */
  private async owe(tx: Tx, held: UnappliedCash, now: Date): Promise<void> {
    const { policyId, transactionId: cause, currency, left } = held;
    const postings = postUnappliedRefundDue(left);
    await postJournal(tx.em, { kind: 'REFUND_DUE', policyId, cause, currency, now, postings });
  }
}

const step = ({ status }: UnappliedCash, action: UnappliedAction) => ({
  status: unappliedStatusAfter(status, action),
});

const NOBODY_ASKED = {
  payee: null,
  reason: null,
  askedBy: null,
  askedByName: null,
  approvedByName: null,
};

const attemptOf = ({ transactionId, refusals }: UnappliedCash): string =>
  payoutReference(transactionId, refusals);

const visible = (em: EntityManager, actor: Actor): SelectQueryBuilder<UnappliedCash> => {
  const query = em.createQueryBuilder(UnappliedCash, 'held');
  return withoutNet(visibleTo(query.innerJoinAndSelect('held.policy', 'policy'), actor), actor);
};

const lock = (em: EntityManager, id: string): Promise<UnappliedCash> =>
  em.findOneOrFail(UnappliedCash, { where: { id }, lock: { mode: 'pessimistic_write' } });

const payeeDiffers = (payee: string | null): DomainError => {
  const detail = `The refund now goes to ${payee ?? 'who paid it'}: read it again.`;
  return new DomainError('PAYEE_DIFFERS', detail, 409, [{ pointer: '/payee', detail }]);
};
