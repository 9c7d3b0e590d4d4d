import { Injectable } from '@nestjs/common';
import type { Currency, MinorUnits } from '@palisade/kernel';
import { checkFirstPerson, DomainError, PAID_ALONE_DAYS, paysAlone } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import {
  askSecondPerson,
  DomainClock,
  newId,
  personBehind,
  Transactions,
} from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource, In, IsNull, MoreThan } from 'typeorm';
import { AgencyBank } from '../agencies/agency-bank.entity';
import type { AgencyPayout } from '../agencies/agency-payout.entity';
import { Commission } from '../commissions/commission.entity';
import { statementsPaidBy } from '../domain/pay-statements';
import type { PaymentDecision } from '../domain/payment-status';
import { paymentStatusAfter } from '../domain/payment-status';
import { statementAfter } from '../domain/statement-status';
import type { PaidCommission } from './commission-payment.entity';
import { CommissionPayment } from './commission-payment.entity';
import { publishPaid } from './statement-events';
import { StatementLine } from './statement-line.entity';
import { Statement } from './statement.entity';
import { lockPayout } from './statements.service';

const DAY_MS = 86_400_000;

/** A payment that staff applies. */
export interface WantedPayment {
  agencyId: string;
  amount: MinorUnits;
  description: string;
  /** The same token pays once. */
  token: string;
}

/** Pays agencies their commission: alone, or with a second person (design §10.1). */
@Injectable()
export class PayCommissionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly dataSource: DataSource,
  ) {}

  /** Pays the oldest finalized statements of an agency whole, or has a second person asked to. */
  async pay(wanted: WantedPayment, actor: Actor): Promise<CommissionPayment> {
    return this.transactions.run(async (tx) => {
      const { agencyId, amount, token } = wanted;
      const payout = await lockPayout(tx.em, agencyId);
      const known = await tx.em.findOneBy(CommissionPayment, { agencyId, token });
      if (known) return sameAs(known, amount);
      if (await waitingOf(tx.em, agencyId)) throw anotherWaits();
      const statements = await payable(tx.em, payout, amount);
      const now = this.clock.now();
      const currency = statements[0]?.currency ?? 'USD';
      const begun = { ...wanted, id: newId(), currency, paidOn: null, created: now };
      const before = await paidLately(tx.em, { agencyId, currency, now });
      if (paysAlone(amount, before)) {
        const payment = { ...begun, ...NOBODY_ASKED, status: 'PAID' as const, paidOn: dayOf(now) };
        await tx.em.insert(CommissionPayment, payment);
        await this.settle(tx, payment, { statements, action: 'pay' });
        return payment;
      }
      const asker = checkFirstPerson(personBehind(actor));
      const asked = { askedBy: asker.id, askedByName: asker.name, approvedByName: null };
      const payment = { ...begun, ...asked, status: 'AWAITING_APPROVAL' as const };
      await tx.em.insert(CommissionPayment, payment);
      await recorded(tx, 'ask-payment', payment);
      return payment;
    });
  }

  /** The payment of an agency that waits for a second person; null where none does. */
  waiting(agencyId: string): Promise<CommissionPayment | null> {
    return waitingOf(this.dataSource.manager, agencyId);
  }

  /** A second person pays what somebody else asked for; the statements must still be those. */
  approve(id: string, actor: Actor): Promise<CommissionPayment> {
    return this.decide(id, 'approve', async (tx, payment, payout) => {
      const { amount, askedBy, askedByName } = payment;
      const statements = await payable(tx.em, payout, amount);
      const begunBy = [askedBy];
      const second = await askSecondPerson(tx, 'commission.approve-payment', { begunBy, actor });
      const people = { askedByName, approvedByName: second.name };
      const paid = { ...payment, ...people, paidOn: dayOf(this.clock.now()) };
      await this.settle(tx, paid, { statements, action: 'approve-payment' });
      return paid;
    });
  }

  /** Nothing is paid, and the statements wait again. */
  reject(id: string): Promise<CommissionPayment> {
    return this.decide(id, 'reject', async (tx, payment) => {
      await recorded(tx, 'reject-payment', payment);
      return payment;
    });
  }

  /** The agency that a payment is for; 404 when there is no such payment. */
  async agencyOf(id: string): Promise<string> {
    return (await findPayment(this.dataSource.manager, id)).agencyId;
  }

  private decide(
    id: string,
    decision: PaymentDecision,
    apply: (tx: Tx, payment: CommissionPayment, payout: AgencyPayout) => Promise<CommissionPayment>,
  ): Promise<CommissionPayment> {
    return this.transactions.run(async (tx) => {
      const { agencyId } = await findPayment(tx.em, id);
      const payout = await lockPayout(tx.em, agencyId);
      const known = await findPayment(tx.em, id);
      const status = paymentStatusAfter(known.status, decision);
      const payment = await apply(tx, { ...known, status }, payout);
      await tx.em.update(CommissionPayment, { id }, payment);
      return payment;
    });
  }

  private async settle(
    tx: Tx,
    payment: PaidCommission,
    { statements, action }: { statements: Statement[]; action: 'pay' | 'approve-payment' },
  ): Promise<void> {
    for (const statement of statements) {
      await this.settleOne(tx, payment, statement);
      await settleCarried(tx, payment, statement);
    }
    await recorded(tx, action, payment);
  }

  private async settleOne(tx: Tx, payment: PaidCommission, statement: Statement): Promise<void> {
    const { id: statementId } = statement;
    const { id: paymentId, paidOn } = payment;
    const status = statementAfter(statement.status, 'pay');
    await tx.em.update(Statement, { id: statementId }, { status, paymentId, paidOn });
    await markPaid(tx, [statementId], paidOn);
    await publishPaid(tx, statement, payment);
  }
}

/** What was carried into a statement is paid with it: its total holds theirs. */
async function settleCarried(
  tx: Tx,
  { id: paymentId, paidOn }: PaidCommission,
  { agencyId, currency, year, month }: Statement,
): Promise<void> {
  const carried = await tx.em
    .createQueryBuilder(Statement, 'statement')
    .where({ agencyId, currency, status: 'CARRIED', paymentId: IsNull() })
    .andWhere('(statement.year, statement.month) < (:year, :month)', { year, month })
    .getMany();
  const ids = carried.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.em.update(Statement, { id: In(ids) }, { paymentId, paidOn });
  await markPaid(tx, ids, paidOn);
}

async function markPaid(tx: Tx, statementIds: string[], paidOn: string): Promise<void> {
  const lines = await tx.em.findBy(StatementLine, { statementId: In(statementIds) });
  const ids = lines.map(({ commissionId }) => commissionId);
  if (ids.length) await tx.em.update(Commission, { id: In(ids) }, { paidOn });
}

function sameAs(known: CommissionPayment, amount: MinorUnits): CommissionPayment {
  if (known.amount === amount) return known;
  throw new DomainError('TOKEN_USED', 'This token has paid another amount.', 409);
}

const NOBODY_ASKED = { askedBy: null, askedByName: null, approvedByName: null };

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const waitingOf = (em: EntityManager, agencyId: string): Promise<CommissionPayment | null> =>
  em.findOneBy(CommissionPayment, { agencyId, status: 'AWAITING_APPROVAL' });

async function findPayment(em: EntityManager, id: string): Promise<CommissionPayment> {
  const payment = await em.findOneBy(CommissionPayment, { id });
  if (payment) return payment;
  throw new DomainError('PAYMENT_NOT_FOUND', 'There is no such payment.', 404);
}

/** The finalized statements of a locked agency that an amount pays. */
async function payable(
  em: EntityManager,
  { agencyId, paused: isPaused }: AgencyPayout,
  amount: MinorUnits,
): Promise<Statement[]> {
  const waiting = await em.find(Statement, {
    where: { agencyId, status: 'FINALIZED' },
    order: { year: 'ASC', month: 'ASC', id: 'ASC' },
  });
  const hasBank = await em.existsBy(AgencyBank, { agencyId });
  const { currency } = waiting[0] ?? {};
  const ofOneCurrency = waiting.filter((statement) => statement.currency === currency);
  return statementsPaidBy(amount, ofOneCurrency, { isPaused, hasBank });
}

/** What was paid to an agency in the days that count together. */
async function paidLately(
  em: EntityManager,
  { agencyId, currency, now }: { agencyId: string; currency: Currency; now: Date },
): Promise<MinorUnits> {
  const since = MoreThan(dayOf(new Date(now.getTime() - PAID_ALONE_DAYS * DAY_MS)));
  const paid = { agencyId, currency, status: 'PAID' as const, paidOn: since };
  return (await em.sum(CommissionPayment, 'amount', paid)) ?? 0;
}

const recorded = (tx: Tx, verb: string, payment: CommissionPayment): Promise<void> =>
  tx.record({
    action: `commission.${verb}`,
    subjectType: 'agency',
    subjectId: payment.agencyId,
    after: payment,
  });

const anotherWaits = (): DomainError =>
  new DomainError('PAYMENT_WAITS', 'A payment of this agency waits for a second person.', 409);
