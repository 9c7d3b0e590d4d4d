import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a policy is not to be renewed, as told by policy; `id` is the policy's. */
@Entity('ending_policy')
export class EndingPolicy {
  @PrimaryColumn('uuid')
  id: string;

  @Column('boolean', { name: 'is_ending' })
  isEnding: boolean;

  @Column('integer')
  version: number;
}
