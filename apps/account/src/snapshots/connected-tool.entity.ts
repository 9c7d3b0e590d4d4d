import type { SecurityConnectorType } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A security tool that was read for an account; `id` is that of the connection. */
@Entity('connected_tool')
export class ConnectedTool {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'connector_type' })
  connectorType: SecurityConnectorType;

  /** 0 to 100 (best); null where there was nothing to judge. */
  @Column('integer', { nullable: true })
  score: number | null;

  @Column('boolean')
  removed: boolean;

  @Column('integer')
  version: number;
}
