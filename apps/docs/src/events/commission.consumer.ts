import { Injectable } from '@nestjs/common';
import type { CloudEvent, Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { ConsumesAlone } from '@palisade/platform';
import { DocumentsService } from '../documents/documents.service';
import type { StatementPrint } from '../domain/pages/commission-page';
import { commissionPage, commissionRows } from '../domain/pages/commission-page';
import { CommissionStatement } from '../snapshots/commission-statement.entity';
import { Organization } from '../snapshots/organization.entity';

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
    const { statementId, agencyId, year, month, currency, scope } = data;
    const agency = await tx.em.findOneBy(Organization, { id: agencyId });
    const { opening, total, lines } = data;
    const agencyName = agency?.name ?? 'Agency';
    const statement = { agencyName, year, month, currency, opening, total, lines };
    const subject = subjectOf(statement, scope);
    const print = commissionPage(statement);
    const pdf = await this.documents.issue(print, { ...subject, statementId }, tx);
    const csv = await this.documents.keepRows(commissionRows(statement), subject, tx);
    const papers = { pdfId: pdf.id, csvId: csv.id };
    await tx.em.insert(CommissionStatement, {
      id: statementId,
      agencyId,
      year,
      month,
      currency,
      statement,
      ...papers,
    });
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
}
