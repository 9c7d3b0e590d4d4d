import type { QuoteStatus } from '@palisade/contracts';
import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quote of an account, as far as a change of the account concerns it. */
@Entity('quote_of_account')
export class QuoteOfAccount {
  /** Id of the quote. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'quote_number' })
  quoteNumber: string;

  @Column('text')
  product: Product;

  @Column('text')
  status: QuoteStatus;

  /** The submission that it was made for. */
  @Column('uuid', { name: 'submission_id', nullable: true })
  submissionId: string | null;

  @Column('date', { name: 'effective_date', nullable: true })
  effectiveDate: string | null;

  @Column('integer')
  version: number;
}
