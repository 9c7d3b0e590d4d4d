import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import type { SweptRows, Tx } from '@palisade/platform';
import { DomainClock, earliestOf, followClockOf, narrowTo, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Agency } from '../agencies/agency.entity';
import { AgencyPayout } from '../agencies/agency-payout.entity';
import { nextMonth } from '../domain/closing-day';
import { closeStatement, statementAfter } from '../domain/statement-status';
import { openStatement } from './add-statement-line';
import { publishFinalized, publishPaperAsked } from './statement-events';
import { Statement } from './statement.entity';

const IS_OPEN = `statement.status = 'OPEN'`;

/** The life of statements apart from their payment. */
@Injectable()
export class StatementsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Closes the oldest statement whose month is over; answers whether there was one. */
  async closeNext(rows: SweptRows): Promise<boolean> {
    const now = this.clock.now();
    const today = now.toISOString().slice(0, 10);
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(Statement, 'statement')
        .where(`${IS_OPEN} and statement.closesOn <= :today`, { today });
      const statement = await narrowTo(rows, 'statement.agencyId', query)
        .orderBy('statement.closesOn')
        .addOrderBy('statement.id')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (!statement) return false;
      await this.close(tx, statement, now);
      return true;
    });
  }

  /** When the next statement closes. */
  next(rows: SweptRows): Promise<Date | null> {
    const today = this.clock.now().toISOString().slice(0, 10);
    return this.transactions.run(async ({ em }) => {
      const query = em
        .createQueryBuilder(Statement, 'statement')
        .where(`${IS_OPEN} and statement.closesOn > :today`, { today });
      const own = narrowTo(rows, 'statement.agencyId', query);
      const day = await earliestOf<Statement, PlainDate>(own, 'statement.closesOn');
      return day ? new Date(day) : null;
    });
  }

  /**
   * Asks for the paper of the oldest statement that was closed elsewhere and has none, once its agency
   * is known; answers whether there was one.
   */
  async askForNextPaper(rows: SweptRows): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const query = tx.em
        .createQueryBuilder(Statement, 'statement')
        .innerJoin(Agency, 'agency', 'agency.id = statement.agencyId')
        .where(`statement.status <> 'OPEN' and not statement.paperAsked`);
      const statement = await narrowTo(rows, 'statement.agencyId', query)
        .orderBy('statement.closesOn')
        .addOrderBy('statement.id')
        .limit(1)
        .setLock('pessimistic_write', undefined, ['statement'])
        .setOnLocked('skip_locked')
        .getOne();
      if (!statement) return false;
      await tx.em.update(Statement, { id: statement.id }, { paperAsked: true });
      const { name } = await tx.em.findOneByOrFail(Agency, { id: statement.agencyId });
      await publishPaperAsked(tx, statement, name);
      return true;
    });
  }

  /** Pauses or resumes the payments of an agency; answers whether they are paused now. */
  async toggle(agencyId: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const paused = !(await lockPayout(tx.em, agencyId)).paused;
      await tx.em.update(AgencyPayout, { agencyId }, { paused });
      const status = paused ? ('FINALIZED' as const) : ('ON_HOLD' as const);
      const next = statementAfter(status, paused ? 'pause' : 'resume');
      await tx.em.update(Statement, { agencyId, status }, { status: next });
      const subject = { subjectType: 'agency', subjectId: agencyId };
      await tx.record({ action: 'commission.toggle-payments', ...subject, after: { paused } });
      return paused;
    });
  }

  /** Keeps the document of a statement. */
  async attach(tx: Tx, statementId: string, docId: string): Promise<void> {
    await tx.em.update(Statement, { id: statementId }, { docId });
  }

  private async close(tx: Tx, statement: Statement, now: Date): Promise<void> {
    const { id, agencyId, currency, year, month, total } = statement;
    const { paused } = await lockPayout(tx.em, agencyId);
    const status = closeStatement(statement, paused);
    await tx.em.update(Statement, { id }, { status, paperAsked: true });
    if (status === 'CARRIED') {
      const next = await openStatement(
        tx.em,
        { agencyId, currency, now },
        nextMonth({ year, month }),
      );
      await tx.em.update(Statement, { id: next.id }, { opening: next.opening + total });
    }
    const subject = { subjectType: 'statement', subjectId: id };
    await tx.record({ action: 'statement.close', ...subject, after: { status, total } });
    await publishFinalized(tx, statement);
  }
}

/** Locks whether an agency is paid, so that paying and pausing wait for one another. */
export async function lockPayout(em: EntityManager, agencyId: string): Promise<AgencyPayout> {
  await followClockOf(agencyId, em);
  const fresh = { agencyId, paused: false };
  await em.createQueryBuilder().insert().into(AgencyPayout).values(fresh).orIgnore().execute();
  return em.findOneOrFail(AgencyPayout, {
    where: { agencyId },
    lock: { mode: 'pessimistic_write' },
  });
}
