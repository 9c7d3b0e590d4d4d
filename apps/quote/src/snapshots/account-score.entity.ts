import type { CompanySignals } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The risk score of an account, as told by account; `id` is the account's. */
@Entity('account_score')
export class AccountScore {
  @PrimaryColumn('uuid')
  id: string;

  /** Null: not scored yet. */
  @Column('integer', { name: 'company_aggregate', nullable: true })
  companyAggregate: number | null;

  @Column('integer', { name: 'industry_aggregate' })
  industryAggregate: number;

  @Column('jsonb')
  factors: Record<string, number | null>;

  /** What it was made from beside answers and size; null for a score that came without. */
  @Column('jsonb', { nullable: true })
  signals: CompanySignals | null;

  @Column('double precision', { name: 'profile_score' })
  profileScore: number;

  @Column('integer')
  version: number;
}
