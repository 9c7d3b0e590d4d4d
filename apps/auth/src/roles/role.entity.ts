import type { AccountType } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What people of an account type may do; rows are kept equal to the role definitions. */
@Entity('role')
export class Role {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  @Column('text')
  name: string;

  /** Scopes of the tokens of people with this role. */
  @Column('text', { array: true })
  scopes: string[];

  /** `group:permission` names. */
  @Column('text', { array: true })
  permissions: string[];
}
