import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RevenueLevel } from '../domain/agency-terms';
import { minorUnits } from './minor-units';

/** An agency, as told by account. */
@Entity('agency')
export class Agency {
  @PrimaryColumn('uuid')
  id: string;

  /** Percent of the premium; the usual one when null. */
  @Column('double precision', { name: 'commission_pct', nullable: true })
  commissionPct: number | null;

  /** It places the business of retail agents. */
  @Column('boolean', { name: 'is_wholesale' })
  isWholesale: boolean;

  @Column('bigint', { name: 'additional_broker_fee', transformer: minorUnits })
  additionalBrokerFee: number;

  @Column('boolean', { name: 'agency_billed' })
  agencyBilled: boolean;

  /** Days. */
  @Column('integer', { name: 'payment_terms', nullable: true })
  paymentTerms: number | null;

  @Column('boolean', { name: 'can_issue' })
  canIssue: boolean;

  /** One that is not may quote, and not bind. */
  @Column('boolean', { name: 'is_appointed' })
  isAppointed: boolean;

  /** To whom it sells; to all without any. */
  @Column('jsonb')
  levels: RevenueLevel[];

  @Column('integer')
  version: number;
}
