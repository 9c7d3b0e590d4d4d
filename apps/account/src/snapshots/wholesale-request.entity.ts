import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quote that was asked to be bound. */
@Entity('wholesale_request')
export class WholesaleRequest {
  /** Id of the quote. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('timestamptz')
  requested: Date;
}
