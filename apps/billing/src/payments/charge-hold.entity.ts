import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';

/** A part of what is due that is kept for a charge at the portal until it is reported as paid. */
@Entity('charge_hold')
export class ChargeHold {
  /** The transaction id of the payment to come. */
  @PrimaryColumn('text')
  reference: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  /** A page that was closed before it reported keeps nobody from paying after this. */
  @Column('timestamptz')
  expires: Date;
}
