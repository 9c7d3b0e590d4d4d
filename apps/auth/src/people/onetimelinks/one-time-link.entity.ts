import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What a mailed link does: sets a new password, the first one of an invited person, confirms the
 * address, or takes the second factor off.
 */
export type LinkPurpose = 'PASSWORD' | 'INVITATION' | 'ADDRESS' | 'MFA_RESET';

/** The links that people ask for themselves. */
export type RequestedPurpose = Exclude<LinkPurpose, 'INVITATION'>;

/** The links that set a password. */
export type PasswordPurpose = Extract<LinkPurpose, 'PASSWORD' | 'INVITATION'>;

/** A mailed link that works once; only the hash of its token is kept. */
@Entity('one_time_link')
export class OneTimeLink {
  /** SHA-256, hexadecimal. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { default: 'PASSWORD' })
  purpose: LinkPurpose;

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
