import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { JudgedControl, ToolProof as Proof } from '../domain/tool-proofs';

/** What a connected security tool of an account proves, as told by connectors; `id` is the connection's. */
@Entity('tool_proof')
export class ToolProof implements Proof {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'connector_type' })
  connectorType: Proof['connectorType'];

  /** What people call it. */
  @Column('text')
  name: string;

  @Column('jsonb')
  controls: JudgedControl[];

  /** Null once it is gone. */
  @Column('timestamptz', { name: 'measured_at', nullable: true })
  measuredAt: Date | null;

  @Column('boolean')
  removed: boolean;

  @Column('integer')
  version: number;
}
