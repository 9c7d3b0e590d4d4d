import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A way to pay that somebody kept: the processor's token, never a card or bank number. */
@Entity('saved_payment_method')
export class SavedPaymentMethod {
  @PrimaryColumn('text', { name: 'token_id' })
  tokenId: string;

  /** The organisation that saved it: an insured or an agency. */
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('text', { name: 'customer_email' })
  customerEmail: string;

  @Column('text')
  title: string;

  @Column('text')
  type: 'Credit Card' | 'Bank Account';

  @Column('text')
  last4: string;

  @Column('integer', { name: 'expiration_month', nullable: true })
  expirationMonth: number | null;

  @Column('integer', { name: 'expiration_year', nullable: true })
  expirationYear: number | null;

  @Column('timestamptz')
  created: Date;
}
