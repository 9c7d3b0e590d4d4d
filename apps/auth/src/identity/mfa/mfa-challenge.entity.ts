import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MfaType } from '../../domain/mfa/set-up';

/** What a code is asked for. */
export type MfaPurpose = 'SIGN_IN' | 'SET_UP';

/** A person was asked for a code. */
@Entity('mfa_challenge')
export class MfaChallenge {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('text')
  purpose: MfaPurpose;

  @Column('text', { name: 'mfa_type' })
  mfaType: MfaType;

  /** Hash of the code that was sent; null when an authenticator app makes it. */
  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  /** Wrong codes so far. */
  @Column('integer')
  tries: number;

  @Column('timestamptz')
  expires: Date;
}
