import type { AccountStatus, EventData } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from './minor-units';

type AccountCreated = EventData<'account.created.v1'>;

/** An insured company, as told by account. */
@Entity('account')
export class Account {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  status: AccountStatus;

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

  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('text', { name: 'industry_code', nullable: true })
  industryCode: string | null;

  @Column('integer', { nullable: true })
  hazard: number | null;

  /** The policyholder, when account knows one. */
  @Column('jsonb', { nullable: true })
  contact: AccountCreated['contact'];

  /** The agent who takes care of the account. */
  @Column('jsonb', { nullable: true })
  agent: AccountCreated['agent'];

  @Column('bigint', { nullable: true, transformer: minorUnits })
  revenue: number | null;

  @Column('integer', { nullable: true })
  employees: number | null;

  @Column('integer', { name: 'year_established', nullable: true })
  yearEstablished: number | null;

  @Column('bigint', { nullable: true, transformer: minorUnits })
  records: number | null;

  @Column('integer', { name: 'claim_history', nullable: true })
  claimHistory: number | null;

  @Column('double precision', { name: 'percent_international_sales', nullable: true })
  percentInternationalSales: number | null;

  @Column('boolean', { name: 'franchise_system_connectivity', nullable: true })
  franchiseSystemConnectivity: boolean | null;

  @Column('jsonb', { name: 'security_answers' })
  securityAnswers: Record<string, string | number | boolean | null>;

  @Column('double precision', { name: 'profile_score', nullable: true })
  profileScore: number | null;

  /** Whether its agency has said that the details are right; null where that was never told. */
  @Column('boolean', { name: 'is_verified', nullable: true })
  isVerified: boolean | null;

  @Column('integer')
  version: number;
}
