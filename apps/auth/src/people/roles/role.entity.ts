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

  /** False for the roles of tokens, of API keys and of staff who entered an account. */
  @Column('boolean', { name: 'can_be_given' })
  canBeGiven: boolean;

  /** The staff role that this role of an entered account is cut from. */
  @Column('uuid', { name: 'staff_role_id', nullable: true })
  staffRoleId: string | null;
}
