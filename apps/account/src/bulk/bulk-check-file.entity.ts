import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BulkSetting } from './bulk-upload.entity';

/** A file that waits to be checked, for as long as its job is kept. */
@Entity('bulk_check_file')
export class BulkCheckFile {
  @PrimaryColumn('uuid')
  id: string;

  /** The agency or the aggregator whose clients they would be. */
  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  /** Who asked. */
  @Column('uuid', { name: 'asked_by' })
  askedBy: string;

  @Column('text', { name: 'file_name' })
  fileName: string;

  @Column('bytea')
  file: Buffer;

  @Column('jsonb')
  headings: string[];

  @Column('jsonb')
  setting: BulkSetting;

  @Column('timestamptz')
  created: Date;
}
