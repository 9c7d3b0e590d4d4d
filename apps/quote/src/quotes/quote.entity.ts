import type { QuoteStatus } from '@palisade/contracts';
import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AdditionalInsured } from '../domain/additional-insureds';
import type { Coercion } from '../domain/coercions';
import type { EndorsedPolicy } from '../domain/endorsement';
import type { ExpiringTerm } from '../domain/renewal/expiring-term';
import type { QuoteKind } from '../domain/quote-kind';
import type { Charges } from '../domain/quote-rating';
import type { QuoteTerms } from '../domain/quote-terms';
import type { QuoteWait } from '../domain/quote-waits';
import type { StatusReason } from '../domain/rating-outcome';
import type { Answer, Answers } from '../domain/security-answers';
import type { RetailAgency } from '../domain/actions/send-to-retail';
import type { RetailAgent } from '../domain/retail-agent';
import type { Attestation, Signature } from '../domain/signature';
import type { SpecifiedEvent } from '../domain/specified-events';
import type { SurplusBroker } from '../domain/surplus-broker';
import type { TamOverride } from '../domain/tam';
import { minorUnits } from '../snapshots/minor-units';

/** Written by triggers, for what lists and figures are narrowed and put together by. */
const KEPT_BY_DATABASE = { select: false, insert: false, update: false } as const;

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

  /** The submission that it was made for. */
  @Column('uuid', { name: 'submission_id', nullable: true })
  submissionId: string | null;

  /** Whether it may go beyond the maximum of all cover. */
  @Column('jsonb', { name: 'tam_override', nullable: true })
  tamOverride: TamOverride | null;

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

  /** The terms as they were last rated. */
  @Column('jsonb')
  terms: QuoteTerms;

  /** What the rater changed of the terms that were asked for. */
  @Column('jsonb')
  coercions: Coercion[];

  /** The terms that a caller with bypass gave, by the rater's names: others may leave them so. */
  @Column('jsonb')
  bypassed: string[];

  @Column('jsonb')
  answers: Answers;

  @Column('jsonb', { name: 'additional_insureds' })
  additionalInsureds: AdditionalInsured[];

  /** Known events that the cover leaves out. */
  @Column('jsonb', { name: 'specified_events' })
  specifiedEvents: SpecifiedEvent[];

  @Column('text', { name: 'agent_first_name', nullable: true })
  agentFirstName: string | null;

  @Column('text', { name: 'agent_last_name', nullable: true })
  agentLastName: string | null;

  @Column('text', { name: 'agent_email', nullable: true })
  agentEmail: string | null;

  @Column('text', { name: 'agent_phone', nullable: true })
  agentPhone: string | null;

  /** Who sells an admitted Prime 250 in Florida. */
  @Column('jsonb', { name: 'retail_agent', nullable: true })
  retailAgent: RetailAgent | null;

  @Column('text', { name: 'customer_first_name', nullable: true })
  customerFirstName: string | null;

  @Column('text', { name: 'customer_last_name', nullable: true })
  customerLastName: string | null;

  @Column('text', { name: 'customer_email', nullable: true })
  customerEmail: string | null;

  @Column('text', { name: 'customer_phone', nullable: true })
  customerPhone: string | null;

  /** The account as it was when the quote was last rated. */
  @Column('jsonb', { name: 'firmographic_data' })
  firmographicData: Record<string, Answer | null>;

  /** Percent by risk characteristic. */
  @Column('jsonb', { nullable: true })
  irpm: Record<string, number> | null;

  @Column('text', { name: 'irpm_note', nullable: true })
  irpmNote: string | null;

  @Column('bigint', { name: 'broker_fee', transformer: minorUnits })
  brokerFee: number;

  @Column('bigint', { name: 'additional_broker_fee', transformer: minorUnits })
  additionalBrokerFee: number;

  @Column('bigint', { name: 'mga_fee', transformer: minorUnits })
  mgaFee: number;

  /** In percent of the premium; null: the agency's own, else that of the product. */
  @Column('double precision', { name: 'commission_pct', nullable: true })
  commissionPct: number | null;

  /** A weak factor of the risk score refers it no more. */
  @Column('boolean', { name: 'bypass_cf_rules' })
  bypassCfRules: boolean;

  @Column('uuid', { name: 'rating_id', nullable: true })
  ratingId: string | null;

  @Column('integer', { nullable: true })
  hazard: number | null;

  /** What is charged; the difference to what was charged before for an endorsement. */
  @Column('jsonb', { nullable: true })
  charges: Charges | null;

  /** Endorsements only: what they change. */
  @Column('jsonb', { nullable: true })
  endorsement: EndorsedPolicy | null;

  /** Renewals only: the term that they follow. */
  @Column('jsonb', { nullable: true })
  renewal: ExpiringTerm | null;

  /** Endorsements only: what the whole term would cost on the new terms. */
  @Column('jsonb', { name: 'annual_charges', nullable: true })
  annualCharges: Charges | null;

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

  @Column('date', { name: 'need_by_date', nullable: true })
  needByDate: string | null;

  @Column('integer', { name: 'urgency_index' })
  urgencyIndex: number;

  @Column('boolean', { name: 'wra_request_to_bind' })
  wraRequestToBind: boolean;

  /** Quotes that were chosen together; binding one closes the others. */
  @Column('uuid', { name: 'cart_id', nullable: true })
  cartId: string | null;

  @Column('timestamptz', { name: 'sent_on', nullable: true })
  sentOn: Date | null;

  @Column('timestamptz', { name: 'sign_requested_on', nullable: true })
  signRequestedOn: Date | null;

  @Column('jsonb', { nullable: true })
  attestation: Attestation | null;

  @Column('jsonb', { nullable: true })
  signature: Signature | null;

  @Column('jsonb', { nullable: true })
  surplus: SurplusBroker | null;

  /** To whom it was last shown, of a retail agency. */
  @Column('jsonb', { name: 'retail_agency', nullable: true })
  retailAgency: RetailAgency | null;

  /** The carrier on whose paper it is written. */
  @Column('uuid', { name: 'carrier_id', nullable: true })
  carrierId: string | null;

  /** The policy that it became; the changed policy for an endorsement. */
  @Column('uuid', { name: 'policy_id', nullable: true })
  policyId: string | null;

  /** Endorsements and renewals: the policy that they follow. */
  @Column('uuid', { name: 'parent_policy_id', nullable: true })
  parentPolicyId: string | null;

  @Column('text', { name: 'policy_number', nullable: true })
  policyNumber: string | null;

  @Column('timestamptz', { name: 'bound_on', nullable: true })
  boundOn: Date | null;

  @Column('timestamptz', { name: 'binder_expires_on', nullable: true })
  binderExpiresOn: Date | null;

  @Column('boolean', { name: 'is_paid' })
  isPaid: boolean;

  @Column('boolean', { name: 'is_invoice_settled' })
  isInvoiceSettled: boolean;

  @Column('boolean', { name: 'has_claim' })
  hasClaim: boolean;

  /** Somebody of its agency has read it as it stands. */
  @Column('boolean', { name: 'is_read' })
  isRead: boolean;

  /** Somebody of the policyholder has read it as it stands. */
  @Column('boolean', { name: 'is_read_by_customer' })
  isReadByCustomer: boolean;

  /** When changed facts of the account last reached it. */
  @Column('timestamptz', { name: 'last_patched', nullable: true })
  lastPatched: Date | null;

  @Column('timestamptz', { name: 'requested_on', nullable: true })
  requestedOn: Date | null;

  /** When the rating of a requested quote is tried next. */
  @Column('timestamptz', { name: 'rating_due', nullable: true })
  ratingDue: Date | null;

  @Column('integer')
  revision: number;

  @Column('timestamptz')
  created: Date;

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  @Column('timestamptz')
  modified: Date;

  /** What a quote waits for: `waitOf`, as the database tells it. */
  @Column('text', { name: 'waiting_for', nullable: true, ...KEPT_BY_DATABASE })
  waitsFor?: QuoteWait | null;

  /** Of its account: the teams that work for it. */
  @Column('uuid', { name: 'team_ids', array: true, ...KEPT_BY_DATABASE })
  teamIds?: string[];
}
