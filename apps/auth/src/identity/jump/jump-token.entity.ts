import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Lets a person enter an account once, within a minute; only the hash of the token is kept. */
@Entity('jump_token')
export class JumpToken {
  /** SHA-256, hexadecimal. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  /** The role there; null for the way back into the own organisation. */
  @Column('uuid', { name: 'role_id', nullable: true })
  roleId: string | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  expires: Date;
}
