import type { PolicyStatus } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A binder or policy, as told by policy. */
@Entity('policy')
export class Policy {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'policy_number' })
  policyNumber: string;

  @Column('text')
  status: PolicyStatus;

  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Column('date', { name: 'end_date' })
  endDate: string;

  @Column('integer')
  version: number;
}
