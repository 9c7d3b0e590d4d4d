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

  @Column('integer')
  version: number;
}
