import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is known of a person's second factor; the kind in use is `mfaType` of the person. */
@Entity('mfa_factor')
export class MfaFactor {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Sealed secret of the authenticator app in use. */
  @Column('text', { nullable: true })
  secret: string | null;

  /** Time step of the last code of the app that was taken: no code is taken twice. */
  @Column('integer', { name: 'last_step', nullable: true })
  lastStep: number | null;

  /** Sealed secret that the person was shown and has not confirmed yet. */
  @Column('text', { name: 'offered_secret', nullable: true })
  offeredSecret: string | null;

  @Column('timestamptz', { name: 'offered_until', nullable: true })
  offeredUntil: Date | null;

  /** Wrong codes since `wrongSince`. */
  @Column('integer', { name: 'wrong_codes' })
  wrongCodes: number;

  @Column('timestamptz', { name: 'wrong_since', nullable: true })
  wrongSince: Date | null;

  /** Codes sent since `codesSince`. */
  @Column('integer', { name: 'codes_sent' })
  codesSent: number;

  @Column('timestamptz', { name: 'codes_since', nullable: true })
  codesSince: Date | null;
}
