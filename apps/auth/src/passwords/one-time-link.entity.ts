import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mailed link that sets a password once; only the hash of its token is kept. */
@Entity('one_time_link')
export class OneTimeLink {
  /** SHA-256, hexadecimal. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  expires: Date;

  @Column('timestamptz', { nullable: true })
  used: Date | null;

  /** When a newer link or a changed password ended it. */
  @Column('timestamptz', { nullable: true })
  replaced: Date | null;
}
