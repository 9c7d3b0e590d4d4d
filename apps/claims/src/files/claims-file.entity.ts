import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FileStatus } from '../domain/file-status';
import type { Excuse } from '../domain/life/book';
import type { ByCategory } from '../domain/reserves';

/** Where a claim is fought out. */
export interface Litigation {
  court: string;
  counsel: string;
  filedOn: string;
}

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

  /** Claims of one event have the same; null: an event of its own. */
  @Column('uuid', { name: 'event_id', nullable: true })
  eventId: string | null;

  /** Who decided that a late notice is paid all the same. */
  @Column('jsonb', { nullable: true })
  excuse: Excuse | null;

  /** The court in which it is fought out. */
  @Column('jsonb', { nullable: true })
  litigation: Litigation | null;

  /** When the insured was told that the insurer may still refuse. */
  @Column('date', { name: 'rights_reserved_on', nullable: true })
  rightsReservedOn: string | null;

  /** When carrier and reinsurers were notified that the event of the claim is a large loss. */
  @Column('timestamptz', { name: 'large_loss_notified', nullable: true })
  largeLossNotified: Date | null;

  /** When all that proves the loss was there. */
  @Column('date', { name: 'proof_received_on', nullable: true })
  proofReceivedOn: string | null;

  /** Who opened it and works on it. */
  @Column('uuid', { name: 'handler_id' })
  handlerId: string;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
