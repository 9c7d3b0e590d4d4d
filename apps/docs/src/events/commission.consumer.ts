import { Injectable } from '@nestjs/common';
import type { CloudEvent, EventData, Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { ConsumesAlone } from '@palisade/platform';
import { DocumentsService } from '../documents/documents.service';
import type { StatementPayment, StatementPrint } from '../domain/pages/commission-page';
import { commissionPage, commissionRows } from '../domain/pages/commission-page';
import { CommissionStatement } from '../snapshots/commission-statement.entity';
import { Organization } from '../snapshots/organization.entity';

type Closed = EventData<'commission-statement.finalized.v1'>;

const subjectOf = ({ year, month, currency }: StatementPrint, scope: Scope) => ({
  docType: 'COMMISSION_STATEMENT' as const,
  title: `Commission statement ${year}-${String(month).padStart(2, '0')} ${currency}`,
  product: null,
  scope,
});

/** Prints the statements of commission, each also as rows for spreadsheets. */
@Injectable()
export class CommissionConsumer {
  constructor(private readonly documents: DocumentsService) {}

  @ConsumesAlone('commission-statement.finalized.v1')
  async statement(
    { data }: CloudEvent<'commission-statement.finalized.v1'>,
    tx: Tx,
  ): Promise<void> {
    const agency = await tx.em.findOneBy(Organization, { id: data.agencyId });
    await this.print(tx, data, agency?.name ?? 'Agency');
  }

  /** The paper of a statement that was closed elsewhere; once printed it stays as it is. */
  @ConsumesAlone('commission-statement.paper-asked.v1')
  async asked({ data }: CloudEvent<'commission-statement.paper-asked.v1'>, tx: Tx): Promise<void> {
    if (await tx.em.existsBy(CommissionStatement, { id: data.statementId })) return;
    await this.print(tx, data, data.agencyName, data.payment);
  }

  /** The statement once more, with the day and the account of its payment. */
  @ConsumesAlone('commission.paid.v1')
  async paid({ data }: CloudEvent<'commission.paid.v1'>, tx: Tx): Promise<void> {
    const { statementId, paidOn, bank = null, scope } = data;
    const kept = await tx.em.findOneBy(CommissionStatement, { id: statementId });
    if (!kept?.statement) return;
    const print = commissionPage(kept.statement, { paidOn, bank });
    const subject = { ...subjectOf(kept.statement, scope), statementId };
    const { id: pdfId } = await this.documents.issue(print, subject, tx);
    await tx.em.update(CommissionStatement, { id: statementId }, { pdfId });
  }

  private async print(
    tx: Tx,
    { scope, statementId, agencyId, ...closed }: Closed,
    agencyName: string,
    payment: StatementPayment | null = null,
  ): Promise<void> {
    const { year, month, currency, opening, total, lines } = closed;
    const statement = { agencyName, year, month, currency, opening, total, lines };
    const subject = subjectOf(statement, scope);
    const print = commissionPage(statement, payment);
    const pdf = await this.documents.issue(print, { ...subject, statementId }, tx);
    const csv = await this.documents.keepRows(commissionRows(statement), subject, tx);
    const papers = { pdfId: pdf.id, csvId: csv.id };
    const kept = { id: statementId, agencyId, year, month, currency, statement, ...papers };
    await tx.em.insert(CommissionStatement, kept);
  }
}
