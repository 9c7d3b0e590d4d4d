import type { SubmissionStatus } from '@palisade/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Business that was sent in, as told by account. */
@Entity('submission')
export class Submission {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id', nullable: true })
  accountId: string | null;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text')
  status: SubmissionStatus;

  @Column('integer')
  version: number;
}
