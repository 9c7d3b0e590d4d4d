import type { Region } from '@palisade/kernel';
import type { PartnerContact } from '../domain/partners/edit-partner';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tenant, as told by auth. */
@Entity('organization')
export class Organization {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'account_type' })
  accountType: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  hostname: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  /** Everybody of it needs a second factor. */
  @Column('boolean', { name: 'enforce_mfa' })
  enforceMfa: boolean;

  /** Whom it is written to. */
  @Column('jsonb', { nullable: true })
  contact: PartnerContact | null;

  /** The edition that it uses; null before it was told, and for who uses both. */
  @Column('text', { name: 'location_alias', nullable: true })
  locationAlias: Region | null;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
