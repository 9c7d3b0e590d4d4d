import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account at the provider of connections. */
@Entity('provider_organization')
export class ProviderOrganization {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('timestamptz')
  created: Date;
}
