import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, JobStatus } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { AccountsQueries } from '../accounts/accounts.queries';
import type { Finding } from '../domain/scan/finding';
import type { ScanResponse } from './scans.dto';

interface ScanRow {
  scanId: string;
  domainName: string;
  hasPortConsent: boolean;
  asked: Date;
  finished: Date | null;
  problem: string | null;
  findings: Finding[];
  /** Of its job, which is forgotten after some days. */
  status: JobStatus | null;
  done: number | null;
  total: number | null;
  jobProblem: string | null;
}

// A scan that is under way was asked for last.
const LATEST = `
  select scan.id as "scanId", scan.domain_name as "domainName",
         scan.has_port_consent as "hasPortConsent", scan.asked, scan.finished, scan.problem,
         scan.findings, job.status, job.done, job.total, job.problem ->> 'detail' as "jobProblem"
  from domain_scan scan left join job on job.id = scan.job_id
  where scan.account_id = $1 order by scan.asked desc, scan.id desc limit 1
`;

const LOST = 'The scan did not come to its end. Please scan again.';

@Injectable()
export class ScansQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsQueries,
  ) {}

  /** The latest scan of an account that the caller may see; 404 when there was none. */
  async latest(accountId: string, actor: Actor): Promise<ScanResponse> {
    await this.accounts.findScored(accountId, actor);
    const [scan]: (ScanRow | undefined)[] = await this.dataSource.query(LATEST, [accountId]);
    if (!scan) throw new DomainError('SCAN_NOT_FOUND', 'No scan was asked for yet.', 404);
    const { asked, finished, jobProblem, ...rest } = scan;
    const status = statusOf(scan);
    return {
      ...rest,
      status,
      done: scan.done ?? 0,
      problem: status === 'FAILED' ? (scan.problem ?? jobProblem ?? LOST) : null,
      asked: asked.toISOString(),
      finished: finished?.toISOString() ?? null,
    };
  }
}

/** What a scan has come to; one whose job was given up or forgotten has failed. */
function statusOf({ finished, problem, status }: ScanRow): JobStatus {
  if (finished) return problem === null ? 'DONE' : 'FAILED';
  return status === 'WAITING' || status === 'RUNNING' || status === 'CANCELLED' ? status : 'FAILED';
}
