import type { PolicyStatus } from '@palisade/contracts';
import type { Currency } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CoverLayer } from '../domain/cover';

/** The cover of a binder or policy, as told by policy; the id is that of the policy. */
@Entity('policy_cover')
export class PolicyCover {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'policy_number' })
  policyNumber: string;

  @Column('text')
  product: Product;

  @Column('text')
  status: PolicyStatus;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('uuid', { name: 'carrier_id', nullable: true })
  carrierId: string | null;

  @Column('uuid', { name: 'treaty_ids', array: true })
  treatyIds: string[];

  @Column('text', { name: 'insured_name' })
  insuredName: string;

  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('text')
  currency: Currency;

  /** Why it was cancelled, by its code; null for one that was not. */
  @Column('text', { name: 'cancel_reason', nullable: true })
  cancelReason: string | null;

  /** The policy that this one renews. */
  @Column('uuid', { name: 'parent_policy_id', nullable: true })
  parentPolicyId: string | null;

  @Column('jsonb')
  layers: CoverLayer[];

  /** The first day on which a loss is reported too late; null while the policy runs. */
  @Column('date', { name: 'reported_before', nullable: true })
  reportedBefore: string | null;

  @Column('integer')
  version: number;
}
