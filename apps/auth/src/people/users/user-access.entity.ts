import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `AGENCY`: an agency whose work the person does; `ACCOUNT`: an account to switch to. */
export type AccessKind = 'ACCOUNT' | 'AGENCY';

/** An organisation beside the own one that a person works for. */
@Entity('user_access')
export class UserAccess {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('uuid', { name: 'organization_id' })
  organizationId: string;

  @PrimaryColumn('text')
  access: AccessKind;

  /** The role after a switch; only accounts have one. */
  @Column('uuid', { name: 'role_id', nullable: true })
  roleId: string | null;
}
