import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a vendor did for a claim on a day. */
@Entity('vendor_work')
export class VendorWork {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'claim_id' })
  claimId: string;

  @Column('uuid', { name: 'vendor_id' })
  vendorId: string;

  @Column('date', { name: 'worked_on' })
  workedOn: string;

  @Column('text', { name: 'task_code' })
  taskCode: string;

  /** Hundredths of hours. */
  @Column('integer')
  hours: number;

  @Column('text')
  text: string;

  @Column('text', { name: 'logged_by_name' })
  loggedByName: string;

  @Column('timestamptz')
  created: Date;
}
