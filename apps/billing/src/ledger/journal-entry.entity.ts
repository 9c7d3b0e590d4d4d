import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LedgerAccount } from '../domain/postings';
import { minorUnits } from '../snapshots/minor-units';

/** One entry of a journal transaction: a debit is positive, a credit negative. */
@Entity('journal_entry')
export class JournalEntry {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'journal_id' })
  journalId: string;

  @Column('text')
  account: LedgerAccount;

  @Column('text')
  currency: Currency;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  @Column('uuid', { name: 'invoice_id', nullable: true })
  invoiceId: string | null;
}
