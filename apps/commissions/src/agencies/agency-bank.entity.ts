import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where an agency is paid by ACH; of the account number only the last four digits are kept. */
@Entity('agency_bank')
export class AgencyBank {
  @PrimaryColumn('uuid', { name: 'agency_id' })
  agencyId: string;

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
