import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { commissionData, scopeOfAgency } from '../commissions/commission-events';
import { AgencyBank } from '../agencies/agency-bank.entity';
import type { Commission } from '../commissions/commission.entity';
import type { PaidCommission } from './commission-payment.entity';
import { StatementLine } from './statement-line.entity';
import type { Statement } from './statement.entity';

/** Publishes a closed statement with all its lines. */
export async function publishFinalized(tx: Tx, statement: Statement): Promise<void> {
  const data = await statementData(tx, statement);
  await tx.publish({ type: 'commission-statement.finalized.v1', data });
}

/** Asks for the paper of a closed statement, with its payment where it was paid. */
export async function publishPaperAsked(
  tx: Tx,
  statement: Statement,
  agencyName: string,
): Promise<void> {
  const { agencyId, paidOn } = statement;
  const payment = paidOn && { paidOn, bank: (await bankOf(tx, agencyId)) ?? null };
  const data = { ...(await statementData(tx, statement)), agencyName, payment: payment || null };
  await tx.publish({ type: 'commission-statement.paper-asked.v1', data });
}

async function statementData(tx: Tx, statement: Statement) {
  const { id: statementId, agencyId, currency, year, month, opening, total } = statement;
  const lines = await tx.em.find(StatementLine, {
    where: { statementId },
    relations: { commission: { policy: true } },
    order: { id: 'ASC' },
  });
  return {
    statementId,
    agencyId,
    year,
    month,
    currency,
    opening,
    total,
    lines: lines.flatMap((line) => (line.commission ? lineData(line, line.commission) : [])),
    scope: scopeOfAgency(agencyId),
  };
}

async function bankOf(tx: Tx, agencyId: string) {
  const bank = await tx.em.findOneBy(AgencyBank, { agencyId });
  return bank && { name: bank.bank, account: bank.account };
}

type Line = EventData<'commission-statement.finalized.v1'>['lines'][number];

const lineData = (
  { amount, paidShare, occurred }: StatementLine,
  commission: Commission,
): Line => ({
  ...commissionData(commission, commission.policy?.policyNumber ?? '', amount),
  insuredName: commission.policy?.insuredName ?? '',
  effectiveDate: commission.policy?.effectiveDate ?? '',
  transactionDate: occurred.toISOString().slice(0, 10),
  nonCommissionable: commission.nonCommissionable,
  paidShare,
});

/** Publishes that a statement was paid. */
export async function publishPaid(
  tx: Tx,
  { id: statementId, agencyId, currency, total: amount }: Statement,
  { id: paymentId, paidOn, description }: PaidCommission,
): Promise<void> {
  const bank = await bankOf(tx, agencyId);
  await tx.publish({
    type: 'commission.paid.v1',
    data: {
      paymentId,
      statementId,
      agencyId,
      currency,
      amount,
      paidOn,
      description,
      ...(bank && { bank }),
      scope: scopeOfAgency(agencyId),
    },
  });
}
