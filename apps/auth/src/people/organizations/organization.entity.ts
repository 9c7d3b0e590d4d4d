import type { AccountType, Region } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tenant: the organisation that people belong to and act in. */
@Entity('organization')
export class Organization {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  @Column('text')
  name: string;

  @Column('text', { name: 'full_name', nullable: true })
  fullName: string | null;

  @Column('text', { nullable: true })
  hostname: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { name: 'contact_first_name', nullable: true })
  contactFirstName: string | null;

  @Column('text', { name: 'contact_last_name', nullable: true })
  contactLastName: string | null;

  @Column('text', { name: 'contact_email', nullable: true })
  contactEmail: string | null;

  @Column('text', { name: 'contact_phone', nullable: true })
  contactPhone: string | null;

  /** The edition that the organisation works in. */
  @Column('text', { name: 'location_alias', nullable: true })
  locationAlias: Region | null;

  @Column('boolean', { name: 'enforce_mfa' })
  enforceMfa: boolean;

  /** The account type of who asked for the second factor last; null where nobody knows. */
  @Column('text', { name: 'mfa_enforced_by', nullable: true })
  mfaEnforcedBy: AccountType | null;

  /** Of an agency: the picture that its letters and pages show; null without one. */
  @Column('uuid', { name: 'logo_id', nullable: true })
  logoId: string | null;

  @Column('boolean')
  deleted: boolean;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
