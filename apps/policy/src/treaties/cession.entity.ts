import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TransactionType } from '../domain/history/policy-stack';
import { minorUnits } from '../snapshots/minor-units';

/** What of one transaction of a policy went to a reinsurer. Rows are only added. */
@Entity('cession')
export class Cession {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  /** The place of the transaction in the stack of the policy. */
  @Column('integer')
  number: number;

  @Column('uuid', { name: 'treaty_id' })
  treatyId: string;

  @Column('uuid', { name: 'reinsurer_id' })
  reinsurerId: string;

  @Column('text')
  type: TransactionType;

  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Column('text')
  currency: Currency;

  /** The premium of the transaction; negative for a return. */
  @Column('bigint', { transformer: minorUnits })
  premium: number;

  @Column('numeric', { name: 'ceded_pct' })
  cededPct: string;

  @Column('numeric', { name: 'ceding_commission_pct' })
  cedingCommissionPct: string;

  @Column('bigint', { name: 'ceded_premium', transformer: minorUnits })
  cededPremium: number;

  @Column('bigint', { name: 'ceding_commission', transformer: minorUnits })
  cedingCommission: number;

  @Column('timestamptz')
  created: Date;
}
