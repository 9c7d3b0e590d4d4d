import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The platform's own bank account in a currency, to which premium is sent by ACH or wire. */
@Entity('receiving_account')
export class ReceivingAccount {
  @PrimaryColumn('text')
  currency: Currency;

  @Column('text')
  bank: string;

  @Column('text')
  routing: string;

  @Column('text')
  account: string;

  @Column('text', { name: 'account_name' })
  accountName: string;

  @Column('text', { name: 'account_type' })
  accountType: string;

  @Column('text')
  swift: string;

  @Column('text')
  phone: string;

  @Column('text')
  email: string;

  @Column('text')
  address: string;
}
