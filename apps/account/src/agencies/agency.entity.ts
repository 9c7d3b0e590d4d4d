import type { Region } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AgencyLevel } from '../domain/agency-terms';

/** An agency: how it presents itself, and the terms on which it sells. */
@Entity('agency')
export class Agency {
  /** Also the id of its tenant. */
  @PrimaryColumn('uuid')
  id: string;

  /** The provider's own identifier of the agency. */
  @Column('text', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('text')
  name: string;

  /** The name in lower case: lists are ordered and searched by it. */
  @Column('text', { name: 'sort_name', select: false })
  sortName?: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { nullable: true })
  hostname: string | null;

  /** Null, as the contact is, while an agency that signed up has not completed its profile. */
  @Column('text', { nullable: true })
  npn: string | null;

  @Column('text', { name: 'contact_first_name', nullable: true })
  contactFirstName: string | null;

  @Column('text', { name: 'contact_last_name', nullable: true })
  contactLastName: string | null;

  @Column('text', { name: 'contact_email', nullable: true })
  contactEmail: string | null;

  @Column('text', { name: 'contact_phone', nullable: true })
  contactPhone: string | null;

  /** The edition that it works in. */
  @Column('text')
  region: Region;

  @Column('text', { name: 'duns_number', nullable: true })
  dunsNumber: string | null;

  /** Percent of the premium; the product's own when null. */
  @Column('double precision', { nullable: true })
  commission: number | null;

  /** Minor units that each new quote begins with. */
  @Column('bigint', {
    name: 'additional_broker_fee',
    transformer: { to: (value: number) => value, from: Number },
  })
  additionalBrokerFee: number;

  @Column('boolean', { name: 'is_wholesale' })
  isWholesale: boolean;

  @Column('boolean', { name: 'is_appointed' })
  isAppointed: boolean;

  /** The agency collects the premium. */
  @Column('boolean', { name: 'agency_billed' })
  agencyBilled: boolean;

  @Column('boolean', { name: 'enforce_mfa' })
  enforceMFA: boolean;

  /** Its people may issue what they bound. */
  @Column('boolean', { name: 'can_issue' })
  canIssue: boolean;

  /** Its unpaid policies are noticed by a person, not by themselves. */
  @Column('boolean', { name: 'notices_by_hand' })
  noticesByHand: boolean;

  /** Days after the effective date until an invoice is due. */
  @Column('integer', { name: 'payment_terms', nullable: true })
  paymentTerms: number | null;

  @Column('text', { array: true })
  programs: string[];

  @Column('jsonb')
  levels: AgencyLevel[];

  /** The logos that are shown; null without one. */
  @Column('uuid', { name: 'small_logo_id', nullable: true })
  smallLogoId: string | null;

  @Column('uuid', { name: 'medium_logo_id', nullable: true })
  mediumLogoId: string | null;

  @Column('boolean')
  deleted: boolean;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
