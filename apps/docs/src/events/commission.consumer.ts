import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { ConsumesAlone } from '@palisade/platform';
import { DocumentsService } from '../documents/documents.service';
import { commissionPage, commissionRows } from '../domain/pages/commission-page';
import { CommissionStatement } from '../snapshots/commission-statement.entity';
import { Organization } from '../snapshots/organization.entity';

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
    const statement = { ...data, agencyName: agency?.name ?? 'Agency' };
    const title = `Commission statement ${year}-${String(month).padStart(2, '0')} ${currency}`;
    const docType = 'COMMISSION_STATEMENT' as const;
    const subject = { docType, title, product: null, scope };
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
      ...papers,
    });
  }
}
