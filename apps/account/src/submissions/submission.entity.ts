import type { SubmissionStatus } from '@palisade/contracts';
import type { Currency, MinorUnits } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BusinessType, SubmissionDeclineReason } from '../domain/submissions/declination';
import type { OperationalStatus } from '../domain/submissions/submission-status';

/** Business that was sent in and is worked on until it is quoted, bound or given up. */
@Entity('submission')
export class Submission {
  @PrimaryColumn('uuid')
  id: string;

  /** The message that it came with. */
  @Column('text', { name: 'msg_id', nullable: true })
  msgId: string | null;

  @Column('text')
  status: SubmissionStatus;

  @Column('text', { name: 'operational_status' })
  operationalStatus: OperationalStatus;

  @Column('text', { name: 'account_name' })
  accountName: string;

  /** The name in lower case: lists are ordered and searched by it. */
  @Column('text', { name: 'sort_name', select: false })
  sortName: string;

  /** The account that it was matched to. */
  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  /** Who of the provider works on it. */
  @Column('uuid', { name: 'assigned_user', nullable: true })
  assignedUser: string | null;

  @Column('text', { name: 'business_type' })
  businessType: BusinessType;

  @Column('text', { name: 'declination_reason', nullable: true })
  declinationReason: SubmissionDeclineReason | null;

  @Column('text', { name: 'declination_reason_description', nullable: true })
  declinationReasonDescription: string | null;

  @Column('text', { name: 'fill_in_declination_reason', nullable: true })
  fillInDeclinationReason: string | null;

  /** Why it is not viable. */
  @Column('text', { name: 'non_viable_reason', nullable: true })
  nonViableReason: string | null;

  @Column('uuid', { name: 'certified_by', nullable: true })
  certifiedBy: string | null;

  @Column('timestamptz', { name: 'certified_on', nullable: true })
  certifiedOn: Date | null;

  /** A quote was requested for it. */
  @Column('boolean', { name: 'was_quoted' })
  wasQuoted: boolean;

  /** What its latest priced quote costs. */
  @Column('bigint', {
    name: 'quoted_premium',
    nullable: true,
    transformer: {
      to: (value: MinorUnits | null) => value,
      from: (value: string | null) => (value === null ? null : Number(value)),
    },
  })
  quotedPremium: MinorUnits | null;

  @Column('text')
  currency: Currency;

  @Column('timestamptz', { name: 'closed_on', nullable: true })
  closedOn: Date | null;

  /** When the agency is reminded of the information that it was asked for. */
  @Column('timestamptz', { name: 'reminder_due', nullable: true })
  reminderDue: Date | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
