import { Injectable } from '@nestjs/common';
import { DomainClock, KeptNotes, Transactions } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { findQuote, lockQuote } from '../quotes/quote-rows';
import { DocumentOfQuote } from '../snapshots/document-of-quote.entity';
import { QuoteNote } from './quote-note.entity';

/** What people note of quotes. */
@Injectable()
export class NotesService extends KeptNotes {
  constructor(dataSource: DataSource, transactions: Transactions, clock: DomainClock) {
    super(dataSource, transactions, clock, {
      table: QuoteNote,
      see: (id, actor) => findQuote(dataSource.manager, id, actor),
      lock: ({ em }, id, actor) => lockQuote(em, id, actor),
      countDocuments: ({ em }, ids, { ownerId: quoteId, visibilities }) =>
        em.countBy(DocumentOfQuote, {
          id: In(ids),
          quoteId,
          visibility: In(visibilities),
          removed: false,
        }),
    });
  }
}
