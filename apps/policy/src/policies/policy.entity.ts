import type { EventData, PolicyStatus } from '@palisade/contracts';
import type { Product, ProgramName, TaxBase } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Cancellation } from '../domain/cancellation/cancel-policy';
import type { CloudService } from '../domain/cloud/prime-cloud';
import type { Terms } from '../domain/history/policy-stack';
import type { NoticeHold, WaitingNotice } from '../domain/lifecycle/unpaid';
import type { Underlying } from '../domain/excess/underlying';
import type { VoidRequest } from '../domain/lifecycle/void-request';
import type { ReportingOffer } from '../domain/reporting/reporting-offer';
import type { NonRenewal } from '../domain/renewal/end-of-term';
import type { Charges } from '../domain/money/charges';
import { minorUnits } from '../snapshots/minor-units';

type Bound = EventData<'quote.bound.v1'>;

/** Written by triggers, for what figures are narrowed by. */
const KEPT_BY_DATABASE = { select: false, insert: false, update: false } as const;

/** A binder and the policy that is issued from it: they share id and number. */
@Entity('policy')
export class Policy {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'policy_number' })
  policyNumber: string;

  @Column('uuid', { name: 'quote_id' })
  quoteId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'carrier_id' })
  carrierId: string;

  @Column('uuid', { name: 'treaty_ids', array: true })
  treatyIds: string[];

  @Column('uuid', { name: 'processor_id', nullable: true })
  processorId: string | null;

  @Column('uuid', { name: 'parent_policy_id', nullable: true })
  parentPolicyId: string | null;

  @Column('text', { name: 'company_name' })
  companyName: string;

  /** Number and company in lower case: lists are searched by it. */
  @Column('text', { name: 'search_text', select: false })
  searchText: string;

  @Column('text')
  product: Product;

  @Column('text')
  market: Terms['market'];

  @Column('text', { nullable: true })
  state: string | null;

  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('text')
  status: PolicyStatus;

  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Column('date', { name: 'end_date' })
  endDate: string;

  @Column('timestamptz', { name: 'bound_on' })
  boundOn: Date;

  @Column('timestamptz', { name: 'binder_expires_on' })
  binderExpiresOn: Date;

  /** Null while it is a binder. */
  @Column('timestamptz', { name: 'issued_on', nullable: true })
  issuedOn: Date | null;

  @Column('jsonb')
  insured: Bound['insured'];

  @Column('jsonb')
  contact: Bound['contact'];

  @Column('jsonb', { nullable: true })
  agent: Bound['agent'];

  /** The terms as they were bound; those of later revisions are in the stack. */
  @Column('jsonb', { name: 'bound_terms' })
  boundTerms: Terms;

  @Column('jsonb', { name: 'bound_charges' })
  boundCharges: Charges;

  /** What each tax was charged on; null for policies from before quotes told it. */
  @Column('jsonb', { name: 'tax_base', nullable: true })
  taxBase: TaxBase | null;

  @Column('jsonb')
  rating: Bound['rating'];

  @Column('jsonb', { nullable: true })
  surplus: Bound['surplus'];

  @Column('double precision', { name: 'commission_pct' })
  commissionPct: number;

  @Column('boolean', { name: 'agency_billed' })
  agencyBilled: boolean;

  /** Whether its agency is billed net; false for what was bound before agencies were. */
  @Column('boolean', { name: 'commission_kept' })
  commissionKept: boolean;

  /** Of the terms in force, in minor units; null: that which was bound. */
  @Column('bigint', { name: 'limit_in_force', nullable: true, transformer: minorUnits })
  limitInForce: number | null;

  /** When terms begin that have another limit. */
  @Column('date', { name: 'limit_changes_on', nullable: true })
  limitChangesOn: string | null;

  @Column('integer', { name: 'payment_terms' })
  paymentTerms: number;

  /** What was written so far, without fees and taxes. */
  @Column('bigint', { transformer: minorUnits })
  premium: number;

  /** The same, fees included. */
  @Column('bigint', { name: 'total_premium', transformer: minorUnits })
  totalPremium: number;

  @Column('boolean', { name: 'is_paid' })
  isPaid: boolean;

  @Column('boolean', { name: 'is_premium_financed' })
  isPremiumFinanced: boolean;

  @Column('boolean', { name: 'is_premium_finance_paid' })
  isPremiumFinancePaid: boolean;

  @Column('bigint', { name: 'amount_due', transformer: minorUnits })
  amountDue: number;

  @Column('bigint', { transformer: minorUnits })
  paid: number;

  @Column('bigint', { transformer: minorUnits })
  balance: number;

  @Column('date', { name: 'due_date', nullable: true })
  dueDate: string | null;

  /** Since when something is due that no payment under way covers. */
  @Column('date', { name: 'owed_from', nullable: true })
  owedFrom: string | null;

  /** Asked for, pending or done. */
  @Column('jsonb', { nullable: true })
  cancellation: Cancellation | null;

  @Column('date', { name: 'reinstate_until', nullable: true })
  reinstateUntil: string | null;

  /** Who asked to void it, until another person has decided. */
  @Column('jsonb', { name: 'void_request', nullable: true })
  voidRequest: VoidRequest | null;

  /** Who asked to make its cancellation void, until another person has decided. */
  @Column('jsonb', { name: 'cancel_void_request', nullable: true })
  cancelVoidRequest: VoidRequest | null;

  /** Once it has ended: what can be reported for how long, what was offered and bought. */
  @Column('jsonb', { nullable: true })
  reporting: ReportingOffer | null;

  @Column('boolean', { name: 'noc_stopped' })
  nocStopped: boolean;

  /** Who holds the notice for non-payment back, and why. */
  @Column('jsonb', { name: 'notice_hold', nullable: true })
  noticeHold: NoticeHold | null;

  /** The notice for non-payment is due and waits for a person. */
  @Column('jsonb', { name: 'notice_waits', nullable: true })
  noticeWaits: WaitingNotice | null;

  /** The renewal that was issued. */
  @Column('uuid', { name: 'renewal_policy_id', nullable: true })
  renewalPolicyId: string | null;

  /** How many days before its end its last step to the renewal stands for; null before it opened. */
  @Column('integer', { name: 'renewal_step', nullable: true })
  renewalStep: number | null;

  /** Nobody is reminded of its end. */
  @Column('boolean', { name: 'renewal_muted' })
  renewalMuted: boolean;

  /** Why it is not renewed. */
  @Column('jsonb', { name: 'non_renewal', nullable: true })
  nonRenewal: NonRenewal | null;

  /** When the last quote of its renewal was declined, and none is open since. */
  @Column('date', { name: 'renewal_declined_on', nullable: true })
  renewalDeclinedOn: string | null;

  /** Of its agency: what it is a member of. */
  @Column('text', { nullable: true })
  program: ProgramName | null;

  /** What an excess policy stands on. */
  @Column('jsonb', { nullable: true })
  underlying: Underlying | null;

  @Column('text', { nullable: true })
  description: string | null;

  /** The cloud services that a PrimeCloud policy names; null for any other, and for binders. */
  @Column('text', { name: 'cloud_services', array: true, nullable: true })
  cloudServices: CloudService[] | null;

  /** The number of transactions that stand; 0 while it is a binder. */
  @Column('integer')
  revision: number;

  /** When time changes the status next. */
  @Column('timestamptz', { name: 'due_at', nullable: true })
  dueAt: Date | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;

  /** Of its account: the teams that work for it. */
  @Column('uuid', { name: 'team_ids', array: true, ...KEPT_BY_DATABASE })
  teamIds?: string[];
}
