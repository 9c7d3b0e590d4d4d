import type { MinorUnits } from '@palisade/kernel';
import { regionOfCurrency } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { holidaysOf, newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Commission } from '../commissions/commission.entity';
import type { Month } from '../domain/closing-day';
import { closingDay, monthOf, nextMonth } from '../domain/closing-day';
import { StatementLine } from './statement-line.entity';
import { Statement } from './statement.entity';

/** Commission that became payable now, or is taken back. */
export interface NewLine {
  commission: Commission;
  amount: MinorUnits;
  paidShare: number;
  now: Date;
}

/** Adds a line to the agency's statement of this month. */
export async function addStatementLine(tx: Tx, line: NewLine): Promise<void> {
  const { commission, amount, paidShare, now } = line;
  const { agencyId, currency, id: commissionId } = commission;
  const month = monthOf(now.toISOString().slice(0, 10));
  const statement = await openStatement(tx.em, { agencyId, currency, now }, month);
  const { id: statementId } = statement;
  await tx.em.insert(StatementLine, {
    id: newId(),
    statementId,
    commissionId,
    agencyId,
    currency,
    amount,
    paidShare,
    occurred: now,
  });
  await tx.em.update(Statement, { id: statementId }, { earned: statement.earned + amount });
}

/** The open statement of a month, or of the first month after it that is not closed; locked. */
export async function openStatement(
  em: EntityManager,
  owner: { agencyId: string; currency: Statement['currency']; now: Date },
  month: Month,
): Promise<Statement> {
  const { agencyId, currency, now } = owner;
  const region = regionOfCurrency(currency);
  const fresh = {
    id: newId(),
    agencyId,
    ...month,
    currency,
    opening: 0,
    earned: 0,
    status: 'OPEN' as const,
    closesOn: closingDay(month, await holidaysOf(region, nextMonth(month).year)),
    created: now,
    paymentId: null,
    paidOn: null,
    docId: null,
  };
  await em.createQueryBuilder().insert().into(Statement).values(fresh).orIgnore().execute();
  const statement = await em.findOneOrFail(Statement, {
    where: { agencyId, ...month, currency },
    lock: { mode: 'pessimistic_write' },
  });
  return statement.status === 'OPEN' ? statement : openStatement(em, owner, nextMonth(month));
}
