import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';

/** The premium that was paid of a policy, as told by billing; `id` is the policy's. */
@Entity('policy_money')
export class PolicyMoney {
  @PrimaryColumn('uuid')
  id: string;

  /** Received less refunded. */
  @Column('bigint', { name: 'premium_paid', transformer: minorUnits })
  premiumPaid: number;

  /** Received, refunds left aside. */
  @Column('bigint', { name: 'premium_received', transformer: minorUnits })
  premiumReceived: number;
}
