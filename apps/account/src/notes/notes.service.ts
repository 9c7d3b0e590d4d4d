import { Injectable } from '@nestjs/common';
import { DomainClock, KeptNotes, Transactions } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { AccountsQueries } from '../accounts/accounts.queries';
import { lockVisible } from '../accounts/lock-account';
import { DocumentOfAccount } from '../snapshots/document-of-account.entity';
import { AccountNote } from './account-note.entity';

/** What people note of accounts. */
@Injectable()
export class NotesService extends KeptNotes {
  constructor(
    dataSource: DataSource,
    transactions: Transactions,
    clock: DomainClock,
    accounts: AccountsQueries,
  ) {
    super(dataSource, transactions, clock, {
      table: AccountNote,
      see: (id, actor) => accounts.find(id, actor),
      lock: lockVisible,
      countDocuments: ({ em }, ids, { ownerId: accountId, visibilities }) =>
        em.countBy(DocumentOfAccount, {
          id: In(ids),
          accountId,
          visibility: In(visibilities),
          removed: false,
        }),
    });
  }
}
