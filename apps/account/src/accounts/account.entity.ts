import type { AccountStatus, EventData } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EntityType, OwnershipType, SecurityAnswers } from '@palisade/trade';
import type { RenameRequest } from '../domain/actions/rename-account';
import type { ClientFacts, FactOrigins } from '../domain/client-facts';
import type { PolicyContact } from '../domain/company';

/** The driver gives 64 bits as text; every amount and count of ours fits a number. */
const toNumber = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** An insured company. */
@Entity('account')
export class Account implements ClientFacts {
  @PrimaryColumn('uuid')
  id: string;

  /** Company id of the firmographic directory. */
  @Column('text', { nullable: true })
  cbid: string | null;

  @Column('text')
  name: string;

  /** The name in lower case: lists are ordered and searched by it. */
  @Column('text', { name: 'sort_name', select: false })
  sortName: string;

  @Column('text')
  status: AccountStatus;

  @Column('text')
  phone: string;

  @Column('text')
  address1: string;

  @Column('text', { nullable: true })
  address2: string | null;

  @Column('text', { nullable: true })
  address3: string | null;

  @Column('text')
  city: string;

  @Column('text', { nullable: true })
  state: string | null;

  @Column('text', { name: 'zip_code' })
  zipCode: string;

  @Column('text')
  country: Country;

  /** Whether the address was verified, not confirmed by hand. */
  @Column('boolean', { name: 'address_verified' })
  addressVerified: boolean;

  @Column('text', { name: 'domain_name', nullable: true })
  domainName: string | null;

  /** In minor units of the country's currency, of a year. */
  @Column('bigint', { nullable: true, transformer: toNumber })
  revenue: number | null;

  @Column('integer', { name: 'employees', nullable: true })
  noOfEmployeesAll: number | null;

  @Column('bigint', { name: 'records', nullable: true, transformer: toNumber })
  numberOfPersonalRecords: number | null;

  @Column('text', { name: 'naics_code', nullable: true })
  naicsCode: string | null;

  @Column('text', { name: 'sic_code', nullable: true })
  sicCode: string | null;

  @Column('text', { name: 'primary_industry', nullable: true })
  primaryIndustry: string | null;

  @Column('text', { name: 'secondary_industry', nullable: true })
  secondaryIndustry: string | null;

  @Column('integer', { name: 'year_established', nullable: true })
  yearEstablished: number | null;

  @Column('text', { name: 'ownership_type', nullable: true })
  ownershipType: OwnershipType | null;

  @Column('text', { name: 'entity_type', nullable: true })
  entityType: EntityType | null;

  @Column('text', { name: 'duns_number', nullable: true })
  dunsNumber: string | null;

  @Column('text', { array: true, default: [] })
  domains: string[];

  @Column('text', { nullable: true })
  url: string | null;

  @Column('boolean', { name: 'no_domain_attested', default: false })
  noDomainAttested: boolean;

  @Column('boolean', { name: 'is_franchise', default: false })
  isFranchise: boolean;

  @Column('boolean', { name: 'franchise_system_connectivity', nullable: true })
  franchiseSystemConnectivity: boolean | null;

  @Column('text', { name: 'dba_or_tradestyle', nullable: true })
  dbaOrTradestyle: string | null;

  @Column('double precision', { name: 'primary_naics_percentage', nullable: true })
  primaryNaicsPercentage: number | null;

  @Column('text', { name: 'second_naics_code', nullable: true })
  secondNaicsCode: string | null;

  @Column('text', { name: 'second_primary_industry', nullable: true })
  secondPrimaryIndustry: string | null;

  @Column('text', { name: 'second_secondary_industry', nullable: true })
  secondSecondaryIndustry: string | null;

  @Column('text', { nullable: true })
  ein: string | null;

  @Column('bigint', { name: 'non_us_revenue', nullable: true, transformer: toNumber })
  nonUsRevenue: number | null;

  @Column('bigint', { name: 'total_revenue', nullable: true, transformer: toNumber })
  totalRevenue: number | null;

  @Column('boolean', { name: 'collecting_personal_information', nullable: true })
  collectingPersonalInformation: boolean | null;

  @Column('double precision', { name: 'percent_international_sales', nullable: true })
  percentInternationalSales: number | null;

  @Column('boolean', { name: 'change_in_scope', nullable: true })
  changeInScope: boolean | null;

  @Column('text', { name: 'change_in_scope_detail', nullable: true })
  changeInScopeDetail: string | null;

  /** Where each known fact comes from, by field. */
  @Column('jsonb', { name: 'fact_origins', default: {} })
  factOrigins: FactOrigins;

  /** An agent of the agency answers for the details. */
  @Column('boolean', { name: 'is_verified_by_agent', default: false })
  isVerifiedByAgent: boolean;

  @Column('timestamptz', { name: 'verified_date', nullable: true })
  verifiedDate: Date | null;

  @Column('uuid', { name: 'verified_by', nullable: true })
  verifiedBy: string | null;

  /** The provider's staff answer for the details. */
  @Column('boolean', { name: 'is_certified', default: false })
  isCertified: boolean;

  @Column('jsonb', { name: 'security_answers' })
  securityAnswers: SecurityAnswers;

  /** When the latest of these answers were told. */
  @Column('timestamptz', { name: 'answers_told', nullable: true })
  answersTold: Date | null;

  /** Whom the policy that was bound last is written to. */
  @Column('jsonb', { name: 'policy_contact', nullable: true })
  policyContact: PolicyContact | null;

  @Column('timestamptz', { name: 'contact_told', nullable: true })
  contactTold: Date | null;

  /** Who consented, for the insured, to have ports tried by scans, and when. */
  @Column('jsonb', { name: 'port_consent', nullable: true })
  portConsent: { at: string; by: string } | null;

  /** The aggregate of its latest risk score, 0 to 100 (best). */
  @Column('integer', { nullable: true })
  score: number | null;

  /** Parts of the account that are known, 0 to 10, as the latest score counted them. */
  @Column('integer', { name: 'profile_score', nullable: true })
  profileScore: number | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  /** Who takes care of the account, of its agency. */
  @Column('jsonb', { nullable: true })
  agent: EventData<'account.agent-changed.v1'>['agent'];

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  /** The security providers it is linked to. */
  @Column('uuid', { name: 'mssp_ids', array: true, default: [] })
  msspIds: string[];

  /** Of its agency. */
  @Column('uuid', { name: 'tag_ids', array: true, default: [] })
  tagIds: string[];

  /** The latest wish of its agency for another name; null when there was none. */
  @Column('jsonb', { name: 'rename_request', nullable: true })
  renameRequest: RenameRequest | null;

  /** Why it was declined or lost; null in other statuses. */
  @Column('text', { name: 'status_reason', nullable: true })
  statusReason: string | null;

  /** When it was declined or lost last; what a quote told before does not open it again. */
  @Column('timestamptz', { name: 'closed_on', nullable: true })
  closedOn: Date | null;

  /** Whether cover was ever bound; such an account is never deleted. */
  @Column('boolean', { name: 'was_bound', default: false })
  wasBound: boolean;

  @Column('timestamptz')
  created: Date;

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  @Column('timestamptz')
  modified: Date;
}
