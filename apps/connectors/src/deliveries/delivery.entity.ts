import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DeliveryState } from '../domain/resend';

/** One event for one webhook. */
@Entity('delivery')
export class Delivery {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'webhook_id' })
  webhookId: string;

  @Column('uuid', { name: 'event_id' })
  eventId: string;

  @Column('text', { name: 'event_type' })
  eventType: string;

  /** What is sent, byte for byte. */
  @Column('text')
  body: string;

  @Column('text')
  state: DeliveryState;

  @Column('integer')
  attempts: number;

  @Column('integer', { name: 'last_status', nullable: true })
  lastStatus: number | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz', { name: 'next_try' })
  nextTry: Date;
}
