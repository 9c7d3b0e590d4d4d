import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Authority } from '../domain/life/act-rule';
import { minorUnits } from '../snapshots/minor-units';

/** What a role may decide of claims alone; a role without a row nothing. */
@Entity('role_authority')
export class RoleAuthority implements Authority {
  @PrimaryColumn('text', { name: 'role_name' })
  roleName: string;

  @Column('bigint', { transformer: minorUnits })
  reserve: number;

  @Column('bigint', { transformer: minorUnits })
  payment: number;

  @Column('boolean', { name: 'may_excuse' })
  mayExcuse: boolean;
}
