import { Injectable } from '@nestjs/common';
import type { MinorUnits } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { In, IsNull } from 'typeorm';
import { AgencyBank } from '../agencies/agency-bank.entity';
import { Commission } from '../commissions/commission.entity';
import { statementsPaidBy } from '../domain/pay-statements';
import { statementAfter } from '../domain/statement-status';
import { CommissionPayment } from './commission-payment.entity';
import { publishPaid } from './statement-events';
import { StatementLine } from './statement-line.entity';
import { Statement } from './statement.entity';
import { lockPayout } from './statements.service';

/** A payment that staff applies. */
export interface WantedPayment {
  agencyId: string;
  amount: MinorUnits;
  description: string;
  /** The same token pays once. */
  token: string;
}

@Injectable()
export class PayCommissionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Pays the oldest finalized statements of an agency whole. */
  async pay(wanted: WantedPayment): Promise<CommissionPayment> {
    return this.transactions.run(async (tx) => {
      const { agencyId, amount, token } = wanted;
      const { paused: isPaused } = await lockPayout(tx.em, agencyId);
      const known = await tx.em.findOneBy(CommissionPayment, { agencyId, token });
      if (known) return sameAs(known, amount);
      const waiting = await tx.em.find(Statement, {
        where: { agencyId, status: 'FINALIZED' },
        order: { year: 'ASC', month: 'ASC', id: 'ASC' },
      });
      const hasBank = await tx.em.existsBy(AgencyBank, { agencyId });
      const { currency } = waiting[0] ?? {};
      const ofOneCurrency = waiting.filter((statement) => statement.currency === currency);
      const statements = statementsPaidBy(amount, ofOneCurrency, { isPaused, hasBank });
      return this.settle(tx, wanted, statements);
    });
  }

  private async settle(
    tx: Tx,
    wanted: WantedPayment,
    statements: Statement[],
  ): Promise<CommissionPayment> {
    const now = this.clock.now();
    const paidOn = now.toISOString().slice(0, 10);
    const currency = statements[0]?.currency ?? 'USD';
    const payment: CommissionPayment = { ...wanted, id: newId(), currency, paidOn, created: now };
    await tx.em.insert(CommissionPayment, payment);
    for (const statement of statements) {
      await this.settleOne(tx, payment, statement);
      await settleCarried(tx, payment, statement);
    }
    const subject = { subjectType: 'agency', subjectId: wanted.agencyId };
    await tx.record({ action: 'commission.pay', ...subject, after: payment });
    return payment;
  }

  private async settleOne(tx: Tx, payment: CommissionPayment, statement: Statement): Promise<void> {
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
  { id: paymentId, paidOn }: CommissionPayment,
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
