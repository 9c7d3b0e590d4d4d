import type { QuoteStatus } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a quote becomes by a step: refused by a rule, declined by a person. */
export const TURNS = ['REFERRED', 'RELEASED', 'DECLINED', 'REFUSED'] as const;

export type Turn = (typeof TURNS)[number];

/** Generated, for what steps are counted by. */
const KEPT_BY_DATABASE = { select: false, insert: false, update: false } as const;

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

  /** The codes of why it is referred or turned down from here on. */
  @Column('text', { array: true, nullable: true })
  reasons: string[] | null;

  @Column('timestamptz')
  occurred: Date;

  /** Told by the database. */
  @Column('text', { nullable: true, ...KEPT_BY_DATABASE })
  became?: Turn | null;
}
