import type { AccountType } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A carrier or a reinsurer, as told by auth. */
@Entity('organization')
export class Organization {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'account_type' })
  accountType: Extract<AccountType, 'CARRIER' | 'RE_INSURER'>;

  @Column('text')
  name: string;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
