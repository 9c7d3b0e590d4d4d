import type { SecurityConnectorType } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A connected security tool of an account that is a cloud provider's, as told by connectors. */
@Entity('cloud_tool')
export class CloudTool {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'connector_type' })
  connectorType: SecurityConnectorType;

  @Column('boolean')
  removed: boolean;

  @Column('integer')
  version: number;
}
