import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Finding } from '../domain/scan/finding';

/** One look at the domain of an account, kept with what was found. */
@Entity('domain_scan')
export class DomainScan {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  /** The job that does it; null when it was done at once. */
  @Column('uuid', { name: 'job_id', nullable: true })
  jobId: string | null;

  @Column('text', { name: 'domain_name' })
  domainName: string;

  /** The insured has consented to have ports tried. */
  @Column('boolean', { name: 'has_port_consent' })
  hasPortConsent: boolean;

  @Column('timestamptz')
  asked: Date;

  /** Null: somebody whom no person stands for, as when the account was created. */
  @Column('uuid', { name: 'asked_by', nullable: true })
  askedBy: string | null;

  @Column('timestamptz', { nullable: true })
  finished: Date | null;

  /** Why it ended without findings. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('jsonb')
  findings: Finding[];
}
