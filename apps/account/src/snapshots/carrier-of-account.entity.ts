import { Entity, PrimaryColumn } from 'typeorm';

/** A carrier on whose paper an account was bound. */
@Entity('carrier_of_account')
export class CarrierOfAccount {
  @PrimaryColumn('uuid', { name: 'carrier_id' })
  carrierId: string;

  @PrimaryColumn('uuid', { name: 'account_id' })
  accountId: string;
}
