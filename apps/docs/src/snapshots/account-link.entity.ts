import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The aggregator and the security providers of an account; `id` is the account's. */
@Entity('account_link')
export class AccountLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'aggregator_id', nullable: true })
  aggregatorId: string | null;

  @Column('uuid', { name: 'mssp_ids', array: true })
  msspIds: string[];

  @Column('integer')
  version: number;
}
