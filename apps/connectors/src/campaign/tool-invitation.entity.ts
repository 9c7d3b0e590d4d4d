import type { SecurityConnectorType } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A client was asked by mail to connect a tool. */
@Entity('tool_invitation')
export class ToolInvitation {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'connector_type' })
  connectorType: SecurityConnectorType;

  /** Who asked. */
  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('uuid', { name: 'sent_by' })
  sentBy: string;

  @Column('timestamptz')
  sent: Date;
}
