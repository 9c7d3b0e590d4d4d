import { Injectable } from '@nestjs/common';
import { DomainClock, KeptNotes, Transactions } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { DocumentOfAccount } from '../snapshots/document-of-account.entity';
import { LeadNote } from './lead-note.entity';
import { Lead } from './lead.entity';
import { LeadsService, lockLead } from './leads.service';

/** What sales people note of leads; a note may name documents of the client. */
@Injectable()
export class LeadNotesService extends KeptNotes {
  constructor(
    dataSource: DataSource,
    transactions: Transactions,
    clock: DomainClock,
    leads: LeadsService,
  ) {
    super(dataSource, transactions, clock, {
      table: LeadNote,
      see: (id, actor) => leads.find(id, actor),
      lock: lockLead,
      countDocuments: async ({ em }, ids, { ownerId: id, visibilities }) => {
        const { accountId } = await em.findOneByOrFail(Lead, { id });
        const visibility = In(visibilities);
        return em.countBy(DocumentOfAccount, {
          id: In(ids),
          accountId,
          visibility,
          removed: false,
        });
      },
    });
  }
}
