import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far a policy covers, as told when it was issued or endorsed. */
@Entity('policy_limit')
export class PolicyLimit {
  /** Id of the policy. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** In minor units. */
  @Column('bigint', { name: 'aggregate_limit' })
  aggregateLimit: number;

  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Column('integer')
  version: number;
}
