import { Injectable } from '@nestjs/common';
import { DomainClock, KeptNotes, Transactions } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { findFile, lockFile } from '../files/claims-file-rows';
import { DocumentOfClaim } from '../snapshots/document-of-claim.entity';
import { ClaimNote } from './claim-note.entity';

/** What people note of claims. */
@Injectable()
export class ClaimNotesService extends KeptNotes {
  constructor(dataSource: DataSource, transactions: Transactions, clock: DomainClock) {
    super(dataSource, transactions, clock, {
      table: ClaimNote,
      see: (id, actor) => findFile(dataSource.manager, id, actor),
      lock: ({ em }, id, actor) => lockFile(em, id, actor),
      countDocuments: ({ em }, ids, { ownerId: claimId, visibilities }) =>
        em.countBy(DocumentOfClaim, {
          id: In(ids),
          claimId,
          visibility: In(visibilities),
          removed: false,
        }),
    });
  }
}
