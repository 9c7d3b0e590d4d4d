import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The aggregator of an account. */
@Entity('account_link')
export class AccountLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('integer')
  version: number;
}
