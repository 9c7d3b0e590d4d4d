import type { EventData, PolicyStatus } from '@palisade/contracts';
import type { Currency } from '@palisade/kernel';
import type { Market, Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';
import { percentNumber } from '../snapshots/percent-number';

/** A policy as far as it is billed, as told by policy; `id` is the policy's. */
@Entity('policy_bill')
export class PolicyBill {
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

  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  /** The premium processor that finances the policy. */
  @Column('uuid', { name: 'processor_id', nullable: true })
  processorId: string | null;

  @Column('text', { name: 'insured_name' })
  insuredName: string;

  @Column('jsonb')
  contact: EventData<'binder.bound.v1'>['contact'];

  @Column('text')
  product: Product;

  @Column('text')
  market: Market;

  @Column('text', { nullable: true })
  state: string | null;

  @Column('text')
  currency: Currency;

  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Column('date', { name: 'end_date' })
  endDate: string;

  @Column('boolean', { name: 'agency_billed' })
  agencyBilled: boolean;

  /** What the agency keeps of the premium that it collects, in percent; null where it keeps none. */
  @Column('numeric', { name: 'commission_pct', nullable: true, transformer: percentNumber })
  commissionPct: number | null;

  /** Days. */
  @Column('integer', { name: 'payment_terms' })
  paymentTerms: number;

  @Column('jsonb', { nullable: true })
  surplus: EventData<'binder.bound.v1'>['surplus'];

  @Column('timestamptz', { name: 'bound_on' })
  boundOn: Date;

  @Column('text')
  status: PolicyStatus;

  /** What its reinstatement charges again, which may be paid before; null outside of its period. */
  @Column('bigint', { name: 'reinstatement_charge', nullable: true, transformer: minorUnits })
  reinstatementCharge: number | null;

  /** Version of the last event of the policy that was taken in. */
  @Column('integer')
  version: number;
}
