import type { AccountStatus } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type {
  AccountFirmographics,
  EntityType,
  OwnershipType,
  PolicyContact,
} from '../domain/company';
import type { SecurityAnswers } from '../domain/risk/signals';

/** The driver gives 64 bits as text; every amount and count of ours fits a number. */
const toNumber = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** An insured company. */
@Entity('account')
export class Account implements AccountFirmographics {
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

  /** The aggregate of its latest risk score, 0 to 100 (best). */
  @Column('integer', { nullable: true })
  score: number | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  /** Version of the link to the agency that was taken over last; 0 before the first. */
  @Column('integer', { name: 'link_version', default: 0 })
  linkVersion: number;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('timestamptz')
  created: Date;

  @Column('uuid', { name: 'created_by' })
  createdBy: string;

  @Column('timestamptz')
  modified: Date;
}
