import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CodeCount, CodeState, CodeWay } from '../../domain/one-time-code';

/** What one network was sent of a link: nobody elsewhere can use it up, or make it void. */
@Entity('workflow_code')
export class WorkflowCode implements CodeCount, CodeState {
  @PrimaryColumn('uuid', { name: 'workflow_id' })
  workflowId: string;

  @PrimaryColumn('text')
  network: string;

  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  @Column('timestamptz', { name: 'code_expires', nullable: true })
  codeExpires: Date | null;

  /** How the last code went out. */
  @Column('text', { name: 'code_way', nullable: true })
  codeWay: CodeWay | null;

  @Column('integer', { name: 'code_tries' })
  codeTries: number;

  @Column('integer', { name: 'codes_sent' })
  codesSent: number;

  @Column('timestamptz', { name: 'codes_since', nullable: true })
  codesSince: Date | null;

  /** A right code came from here. */
  @Column('boolean')
  proved: boolean;
}
