import type { SecurityConnectorType } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A kind of security tool of an account; its connections are the sources that were connected. */
@Entity('connector')
export class Connector {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'connector_type' })
  connectorType: SecurityConnectorType;

  @Column('timestamptz')
  created: Date;
}
