import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { QuoteStatus } from '../domain/vendors/consent';
import { minorUnits } from '../snapshots/minor-units';

/** What a vendor wants to do for a claim, for how much; granted, it is the consent to these costs. */
@Entity('vendor_quote')
export class VendorQuote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  @Column('uuid', { name: 'vendor_id' })
  vendorId: string;

  @Column('text')
  work: string;

  @Column('text', { name: 'task_codes', array: true })
  taskCodes: string[];

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  @Column('text')
  status: QuoteStatus;

  @Column('text', { name: 'asked_by_name' })
  askedByName: string;

  @Column('timestamptz', { name: 'asked_on' })
  askedOn: Date;

  @Column('text', { name: 'answered_by_name', nullable: true })
  answeredByName: string | null;

  @Column('timestamptz', { name: 'answered_on', nullable: true })
  answeredOn: Date | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** When the head of claims was asked, because nobody answered in time. */
  @Column('timestamptz', { name: 'escalated_on', nullable: true })
  escalatedOn: Date | null;
}
