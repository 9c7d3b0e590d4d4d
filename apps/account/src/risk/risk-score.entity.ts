import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FactorScores, RiskFactor, RiskScore } from '@palisade/trade';
import type { Assessment } from '../domain/risk/assess-account';

/** One score of an account, kept for ever with what it was made from. */
@Entity('risk_score')
export class RiskScoreRow implements RiskScore {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('integer', { name: 'company_aggregate', nullable: true })
  companyAggregate: number | null;

  @Column('integer', { name: 'industry_aggregate' })
  industryAggregate: number;

  @Column('jsonb')
  factors: FactorScores;

  @Column('text', { array: true })
  estimated: RiskFactor[];

  @Column('integer', { name: 'insider_threat', nullable: true })
  insiderThreat: number | null;

  @Column('integer', { name: 'supply_chain', nullable: true })
  supplyChain: number | null;

  /** In percent. */
  @Column('integer')
  confidence: number;

  @Column('integer', { name: 'profile_score' })
  profileScore: number;

  @Column('jsonb')
  inputs: Assessment['inputs'];

  @Column('text', { name: 'rule_version' })
  ruleVersion: string;

  @Column('timestamptz')
  scored: Date;
}
