import type { QuoteStatus } from '@palisade/contracts';
import type { Product } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Charges } from '../domain/quote-rating';
import type { QuoteTerms } from '../domain/quote-terms';
import type { StatusReason } from '../domain/rating-outcome';
import type { Answer, Answers } from '../domain/security-answers';
import { minorUnits } from '../snapshots/minor-units';

/** Why a quote was made. */
export type QuoteKind = 'NEW' | 'RENEWAL' | 'ENDORSEMENT';

/** A quote of any product. */
@Entity('quote')
export class Quote {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'quote_number' })
  quoteNumber: string;

  @Column('text')
  kind: QuoteKind;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('text', { name: 'company_name' })
  companyName: string;

  /** Number and company in lower case: lists are searched by it. */
  @Column('text', { name: 'search_text', select: false })
  searchText: string;

  @Column('text')
  product: Product;

  @Column('boolean', { name: 'is_surplus' })
  isSurplus: boolean;

  @Column('text')
  status: QuoteStatus;

  @Column('jsonb', { name: 'status_reasons' })
  statusReasons: StatusReason[];

  @Column('bigint', { name: 'aggregate_limit', transformer: minorUnits })
  aggregateLimit: number;

  @Column('text', { name: 'preset_name', nullable: true })
  presetName: string | null;

  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Column('date', { name: 'end_date' })
  endDate: string;

  /** The terms as first asked for. */
  @Column('jsonb', { name: 'initial_terms' })
  initialTerms: QuoteTerms;

  @Column('jsonb')
  terms: QuoteTerms;

  @Column('jsonb')
  answers: Answers;

  @Column('text', { name: 'agent_first_name', nullable: true })
  agentFirstName: string | null;

  @Column('text', { name: 'agent_last_name', nullable: true })
  agentLastName: string | null;

  @Column('text', { name: 'agent_email', nullable: true })
  agentEmail: string | null;

  @Column('text', { name: 'agent_phone', nullable: true })
  agentPhone: string | null;

  /** The account as it was when the quote was last rated. */
  @Column('jsonb', { name: 'firmographic_data' })
  firmographicData: Record<string, Answer | null>;

  /** Percent by risk characteristic. */
  @Column('jsonb', { nullable: true })
  irpm: Record<string, number> | null;

  @Column('text', { name: 'irpm_note', nullable: true })
  irpmNote: string | null;

  @Column('uuid', { name: 'rating_id', nullable: true })
  ratingId: string | null;

  @Column('integer', { nullable: true })
  hazard: number | null;

  @Column('jsonb', { nullable: true })
  charges: Charges | null;

  @Column('bigint', { nullable: true, transformer: minorUnits })
  premium: number | null;

  @Column('bigint', { name: 'total_premium', nullable: true, transformer: minorUnits })
  totalPremium: number | null;

  @Column('timestamptz', { name: 'expires_on', nullable: true })
  expiresOn: Date | null;

  @Column('uuid', { name: 'assigned_underwriter_id', nullable: true })
  assignedUnderwriterId: string | null;

  @Column('timestamptz', { name: 'review_locked_until', nullable: true })
  reviewLockedUntil: Date | null;

  @Column('timestamptz', { name: 'requested_on', nullable: true })
  requestedOn: Date | null;

  /** When the rating of a requested quote is tried next. */
  @Column('timestamptz', { name: 'rating_due', nullable: true })
  ratingDue: Date | null;

  /** Raised by every change. */
  @Column('integer')
  revision: number;

  @Column('timestamptz')
  created: Date;

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  @Column('timestamptz')
  modified: Date;
}
