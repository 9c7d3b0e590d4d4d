import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A scan of an account that is out, as told by account; `id` is the account's. */
@Entity('account_scan')
export class AccountScan {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'scan_id' })
  scanId: string;

  @Column('timestamptz')
  since: Date;
}
