import type { SecurityConnectorType } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ConnectionStatus } from '../domain/connection';

/** A source that was connected: a tenant of a tool. */
@Entity('connection')
export class Connection {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'connector_id' })
  connectorId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'connector_type' })
  connectorType: SecurityConnectorType;

  @Column('text')
  status: ConnectionStatus;

  /** What the tool calls it. */
  @Column('text', { nullable: true })
  label: string | null;

  /** Ids that the tool gives it. */
  @Column('jsonb')
  metadata: Record<string, string>;

  /** What we show the tool, sealed; null once it was disconnected. */
  @Column('text', { nullable: true })
  secrets: string | null;

  /** Why it cannot be read; null while it can. */
  @Column('text', { nullable: true })
  problem: string | null;

  /** Of the last reading; null where there was nothing to judge, or before the first. */
  @Column('integer', { nullable: true })
  score: number | null;

  /** Names the source, so that it is known again; null where nothing tells it from another. */
  @Column('text', { name: 'source_key', nullable: true })
  sourceKey: string | null;

  /** Of the findings of the last reading: another one tells of others. */
  @Column('text', { nullable: true })
  digest: string | null;

  @Column('uuid', { name: 'connected_by' })
  connectedBy: string;

  /** The sentence that was agreed to. */
  @Column('text')
  consent: string;

  @Column('timestamptz')
  created: Date;

  /** When it was last read. */
  @Column('timestamptz', { nullable: true })
  refreshed: Date | null;

  /** When it is read next; null when it is not. */
  @Column('timestamptz', { name: 'next_refresh', nullable: true })
  nextRefresh: Date | null;

  /** When somebody last asked for a reading before its time. */
  @Column('timestamptz', { name: 'asked_again', nullable: true })
  askedAgain: Date | null;

  /** Readings that failed since the last that did not. */
  @Column('integer')
  tries: number;

  @Column('timestamptz', { nullable: true })
  removed: Date | null;

  /** When what was read of it is deleted. */
  @Column('timestamptz', { name: 'purge_at', nullable: true })
  purgeAt: Date | null;

  @Column('timestamptz', { nullable: true })
  purged: Date | null;
}
