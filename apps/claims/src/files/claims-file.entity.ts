import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FileStatus } from '../domain/file-status';
import type { ByCategory } from '../domain/reserves';

/** The file that claims staff keeps of a filed claim; the id is that of the claim. */
@Entity('claims_file')
export class ClaimsFile {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'file_status' })
  fileStatus: FileStatus;

  @Column('date', { name: 'reported_date' })
  reportedDate: string;

  @Column('date', { name: 'incident_date', nullable: true })
  incidentDate: string | null;

  @Column('date', { name: 'closed_date', nullable: true })
  closedDate: string | null;

  @Column('jsonb')
  reserves: ByCategory;

  @Column('jsonb')
  paid: ByCategory;

  /** Who opened it and works on it. */
  @Column('uuid', { name: 'handler_id' })
  handlerId: string;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
