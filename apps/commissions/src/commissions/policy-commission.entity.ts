import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';
import { percentNumber } from '../snapshots/percent-number';

/** An issued policy with the agency that earns by it; `id` is the policy's. */
@Entity('policy_commission')
export class PolicyCommission {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'policy_number' })
  policyNumber: string;

  /** The agency of the issue: it keeps the commission of the term when the broker changes. */
  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text', { name: 'insured_name' })
  insuredName: string;

  @Column('text')
  currency: Currency;

  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  /** Percent of the premium; charge-backs are at the same rate. */
  @Column('numeric', { transformer: percentNumber })
  pct: number;

  /** Whether the agency keeps the commission of what it collects: then it is not released besides. */
  @Column('boolean')
  kept: boolean;

  @Column('bigint', { name: 'premium_charged', transformer: minorUnits })
  premiumCharged: number;

  @Column('integer')
  version: number;
}
