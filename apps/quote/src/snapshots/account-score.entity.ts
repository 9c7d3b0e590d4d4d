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

  @Column('double precision', { name: 'profile_score' })
  profileScore: number;

  @Column('integer')
  version: number;
}
