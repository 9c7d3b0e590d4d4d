import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A premium finance plan of a policy, as told by billing. */
@Entity('finance_plan')
export class FinancePlan {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('uuid', { name: 'processor_id' })
  processorId: string;

  @Column('boolean', { name: 'is_funded' })
  isFunded: boolean;

  /** Paid off, disaffirmed or expired. */
  @Column('boolean', { name: 'is_ended' })
  isEnded: boolean;

  @Column('integer')
  version: number;
}
