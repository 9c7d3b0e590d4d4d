import type { QuoteStatus } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One step in the life of a quote; rows are only added. */
@Entity('quote_history')
export class QuoteHistory {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'quote_id' })
  quoteId: string;

  /** Null for the first step. */
  @Column('text', { name: 'from_status', nullable: true })
  fromStatus: QuoteStatus | null;

  @Column('text', { name: 'to_status' })
  toStatus: QuoteStatus;

  @Column('text')
  action: string;

  /** Null when the system acted. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz')
  occurred: Date;
}
