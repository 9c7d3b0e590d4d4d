import type { AccountType } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where an organisation wants to be told of events. */
@Entity('webhook')
export class Webhook {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('text', { name: 'account_type' })
  accountType: AccountType;

  @Column('text', { name: 'company_name' })
  companyName: string;

  @Column('text', { name: 'client_id' })
  clientId: string;

  /** The signing secret, sealed. */
  @Column('text')
  secret: string;

  /** Nothing is sent before it is set. */
  @Column('text', { name: 'webhook_url', nullable: true })
  webhookUrl: string | null;

  /** When the receiver answered 410; setting the address again switches it on. */
  @Column('timestamptz', { name: 'switched_off', nullable: true })
  switchedOff: Date | null;

  @Column('boolean')
  deleted: boolean;

  @Column('timestamptz')
  created: Date;
}
