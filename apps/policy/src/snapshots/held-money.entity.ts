import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from './minor-units';

/** What billing holds of a policy that may be reinstated; `id` is the policy's. */
@Entity('held_money')
export class HeldMoney {
  @PrimaryColumn('uuid')
  id: string;

  @Column('bigint', { transformer: minorUnits })
  held: number;

  @Column('integer')
  version: number;
}
