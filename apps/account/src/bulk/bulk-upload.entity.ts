import type { Country, DecimalMark } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { BulkMapping } from '../domain/bulk/bulk-columns';
import type { BulkFacts, BulkTeam } from '../domain/bulk/bulk-row';

/** What was decided for the rows of an upload when it was sent. */
export interface BulkSetting extends Pick<BulkFacts, 'industrySystem' | 'writings'> {
  mapping: BulkMapping;
  /** The mark of decimals that a person chose. */
  decimal?: DecimalMark | undefined;
  country: Country;
  agencyId: string | null;
  aggregatorId: string | null;
  teams: BulkTeam[];
  defaultTeamId: string;
}

/** A file of accounts, and how far it is. */
@Entity('bulk_upload')
export class BulkUpload {
  @PrimaryColumn('uuid')
  id: string;

  /** The agency or the aggregator whose clients they are. */
  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('uuid', { name: 'uploaded_by' })
  uploadedBy: string;

  @Column('text', { name: 'file_name' })
  fileName: string;

  @Column('bytea', { select: false })
  file: Buffer;

  @Column('jsonb')
  setting: BulkSetting;

  /** Rows of the file, its headings and empty lines left out. */
  @Column('integer', { name: 'num_uploaded' })
  numUploaded: number;

  @Column('integer', { name: 'num_success' })
  numSuccess: number;

  @Column('integer', { name: 'num_failure' })
  numFailure: number;

  @Column('timestamptz', { name: 'upload_time' })
  uploadTime: Date;
}
