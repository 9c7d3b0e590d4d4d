import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ClaimStatus } from '../domain/claim-status';
import type { LossCause } from '@palisade/trade';
import type { CoverLayer } from '../domain/cover';
import type { Notice } from '../domain/notice';

/** A notice of claim; claims staff keeps its file beside it. */
@Entity('claim')
export class Claim {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  /** The policy was in force on the date of the loss; null until it is filed. */
  @Column('boolean', { name: 'is_policy_matched', nullable: true })
  isPolicyMatched: boolean | null;

  @Column('text')
  status: ClaimStatus;

  /** It is told of, or is to be filed, as no claim yet: it has no file. */
  @Column('boolean', { name: 'is_circumstance' })
  isCircumstance: boolean;

  /** The day on which a circumstance was made a claim; null for what never was one. */
  @Column('date', { name: 'made_claim_on', nullable: true })
  madeClaimOn: string | null;

  /** The day on which a circumstance ended without becoming a claim; null while it is kept. */
  @Column('date', { name: 'ended_on', nullable: true })
  endedOn: string | null;

  /** Why it ended, or was taken up again. */
  @Column('text', { name: 'circumstance_reason', nullable: true })
  circumstanceReason: string | null;

  /** Null until it is filed. */
  @Column('text', { name: 'claim_number', nullable: true })
  claimNumber: string | null;

  @Column('date', { name: 'reported_date', nullable: true })
  reportedDate: string | null;

  @Column('jsonb')
  notice: Notice;

  /** What it is about, as the claims team sees it. */
  @Column('text')
  cause: LossCause;

  /** The cover of its policy as it stood when it was filed; null until then. */
  @Column('jsonb', { name: 'filed_layers', nullable: true })
  filedLayers: CoverLayer[] | null;

  /** Number, name and description in lower case: lists are searched by it. */
  @Column('text', { name: 'search_text', select: false })
  searchText: string;

  @Column('uuid', { name: 'vendor_ids', array: true })
  vendorIds: string[];

  @Column('timestamptz')
  created: Date;

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  /** The organisation of the person who made it: its owner. */
  @Column('uuid', { name: 'owner_id' })
  ownerId: string;

  @Column('timestamptz')
  modified: Date;
}
