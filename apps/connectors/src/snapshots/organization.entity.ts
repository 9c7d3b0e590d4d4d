import type { AccountType } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An organisation that may have a webhook. */
@Entity('organization')
export class Organization {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  @Column('text')
  name: string;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
