import { Injectable } from '@nestjs/common';
import { DomainClock, earliestOf, narrowTo, Sweep, Transactions } from '@palisade/platform';
import type { SweptRows } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { KEPT_YEARS } from '../domain/retention';
import { DocumentStore } from '../store/document-store';
import { publishUploaded } from '../uploads/upload-events';
import { Document } from './document.entity';

const DAY_MS = 86_400_000;
const KINDS = Object.keys(KEPT_YEARS);
const YEARS = Object.entries(KEPT_YEARS).map(([kind, years]) => `when '${kind}' then ${years}`);

/** When a document goes that nothing holds. */
const GOES_AT = `document.created + make_interval(years => case document.doc_type ${YEARS.join(' ')} end)`;

/** Nothing but a quote has it, and that was not bought. */
const UNHELD = `document.removed is null and not document.temp and document.quote_id is not null
  and document.policy_id is null and document.invoice_id is null and document.claim_id is null
  and document.content_key is null
  and not exists (select 1 from bound_quote where bound_quote.id = document.quote_id)`;

/** Takes away what was kept for its years and belongs to a quote that was not bought. */
@Injectable()
export class RetentionSweep extends Sweep {
  readonly everyMs = DAY_MS;
  readonly complaint = 'Documents that were kept for their years could not be taken away';

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly store: DocumentStore,
  ) {
    super();
  }

  async next(rows: SweptRows): Promise<Date | null> {
    const query = unheld(rows, this.dataSource.manager);
    return earliestOf(query.andWhere(`${GOES_AT} > :now`, { now: this.clock.now() }), GOES_AT);
  }

  async pass(rows: SweptRows): Promise<boolean> {
    const removed = this.clock.now();
    const taken = await this.transactions.run(async (tx) => {
      const document = await unheld(rows, tx.em)
        .andWhere(`${GOES_AT} <= :now`, { now: removed })
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (!document) return null;
      const { id, docType } = document;
      const gone = { ...document, removed };
      await tx.em.update(Document, { id }, { removed });
      await tx.em.query('delete from document_words where document_id = $1', [id]);
      if (document.source === 'UPLOADED') await publishUploaded(tx, gone);
      await tx.record({
        action: 'document.expire',
        subjectType: 'document',
        subjectId: id,
        before: { ...document },
        after: { ...gone, keptYears: KEPT_YEARS[docType] },
      });
      // The bytes go first: whatever ends this before the commit leaves the document due once more.
      await this.store.remove(id);
      return id;
    });
    return taken !== null;
  }
}

/** The documents that nothing holds, of the rows that a sweep is at. */
const unheld = (rows: SweptRows, em: EntityManager): SelectQueryBuilder<Document> =>
  narrowTo(
    rows,
    'document.agencyId',
    em
      .createQueryBuilder(Document, 'document')
      .where(UNHELD)
      .andWhere('document.docType in (:...kinds)', { kinds: KINDS }),
  );
