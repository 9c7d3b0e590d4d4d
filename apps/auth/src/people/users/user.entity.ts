import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { MfaType } from '../../domain/mfa/set-up';

/** A person who can sign in. */
@Entity('app_user')
export class User {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('uuid', { name: 'role_id' })
  roleId: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'middle_name', nullable: true })
  middleName: string | null;

  @Column('text', { name: 'last_name' })
  lastName: string;

  /** In lower case; unique over all organisations. */
  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  /** National Producer Number. */
  @Column('text', { nullable: true })
  npn: string | null;

  /** How much an underwriter may release, 1 to 3. */
  @Column('integer', { name: 'authority_level', nullable: true })
  authorityLevel: number | null;

  @Column('boolean', { name: 'primary_contact' })
  primaryContact: boolean;

  @Column('boolean', { name: 'billing_contact' })
  billingContact: boolean;

  /** Only people of the provider have one. */
  @Column('text', { name: 'slack_handle', nullable: true })
  slackHandle: string | null;

  /** First and last name in lower case: lists are ordered and searched by it. */
  @Column({ type: 'text', name: 'sort_name', select: false, insert: false, update: false })
  sortName: string;

  @Column('text', { name: 'avatar_url', nullable: true })
  avatarUrl: string | null;

  @Column('text', { name: 'mfa_type' })
  mfaType: MfaType;

  /** argon2id; null until the person has set a password. */
  @Column('text', { name: 'password_hash', nullable: true, select: false })
  passwordHash: string | null;

  /** From when on the password must be changed before a sign-in; null for never. */
  @Column('timestamptz', { name: 'password_expires', nullable: true })
  passwordExpires: Date | null;

  @Column('timestamptz', { name: 'password_reset_date', nullable: true })
  passwordResetDate: Date | null;

  /** When the person proved to receive mail at the address; null for not yet. */
  @Column('timestamptz', { name: 'email_validated', nullable: true })
  emailValidated: Date | null;

  @Column('boolean')
  enabled: boolean;

  @Column('boolean')
  removed: boolean;

  @Column('timestamptz', { name: 'last_login', nullable: true })
  lastLogin: Date | null;

  /** Access tokens that were issued earlier are refused; a whole second, null for none. */
  @Column('timestamptz', { name: 'tokens_not_before', nullable: true })
  tokensNotBefore: Date | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
