import type { Region } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReportListName } from '../domain/reports/report-lists';
import type { ReportRhythm } from '../domain/reports/report-schedule';

/** A search of a list that a person has mailed each week or month. */
@Entity('report')
export class Report {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The organisation that the person belongs to. */
  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('text')
  list: ReportListName;

  @Column('text')
  name: string;

  /** What the call of the list is asked for, as a query without its page. */
  @Column('text')
  search: string;

  /** What the address of the list in the console asks for. */
  @Column('text')
  address: string;

  @Column('text')
  every: ReportRhythm;

  /** The edition that it is written in. */
  @Column('text')
  region: Region;

  @Column('timestamptz')
  created: Date;

  /** When it is mailed next. */
  @Column('timestamptz')
  due: Date;

  /** One that is due is being made, or could not be made, until then. */
  @Column('timestamptz', { name: 'try_after', nullable: true })
  tryAfter: Date | null;

  /** When it was mailed last. */
  @Column('timestamptz', { nullable: true })
  sent: Date | null;

  /** How many rows the last one had. */
  @Column('integer', { name: 'sent_rows', nullable: true })
  sentRows: number | null;

  /** Why the last one could not be made; null when it was. */
  @Column('text', { nullable: true })
  failure: string | null;
}
