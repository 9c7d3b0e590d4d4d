import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token that is exchanged once for the next one; only its hash is kept. */
@Entity('refresh_token')
export class RefreshToken {
  /** SHA-256, hexadecimal. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('uuid', { name: 'session_id' })
  sessionId: string;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  expires: Date;

  @Column('timestamptz', { nullable: true })
  used: Date | null;
}
