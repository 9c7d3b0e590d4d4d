import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, Job, OnProgress, Tx } from '@palisade/platform';
import { DomainClock, isAway, Jobs, LongWork, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { lockAccount, lockVisible } from '../accounts/lock-account';
import { originsAfter } from '../domain/client-facts';
import { isAttested, scannedDomain } from '../domain/scan/scan-order';
import type { Finding } from '../domain/scan/finding';
import { DomainChecks } from '../domain-checks/domain-checks';
import { rescore } from '../risk/rescore';
import { DomainScan } from './domain-scan.entity';
import { publishScanChanged } from './scan-events';
import type { ScanAccountRequest } from './scans.dto';

/** What a run of a scan is told. */
interface ScanOrder {
  scanId: string;
}

/** Looks at the domain of an account, as a job, and scores it again by what was found. */
@Injectable()
export class ScansService extends LongWork<ScanOrder> {
  override readonly kind = 'scan';

  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly jobs: Jobs,
    private readonly checks: DomainChecks,
  ) {
    super();
  }

  /** Asks for a scan; while one is under way, that one is answered. */
  async start(
    accountId: string,
    request: ScanAccountRequest,
    actor: Actor,
  ): Promise<{ scanId: string; status: Job['status'] }> {
    return this.transactions.run(async (tx) => {
      const account = await lockVisible(tx, accountId, actor);
      const asksOutside = (domain: string): boolean => this.checks.asksOutside(domain);
      const domainName = scannedDomain(account, request, asksOutside);
      const open = await openScan(tx.em, accountId);
      if (open) return open;
      const now = this.clock.now();
      const hasPortConsent = await this.keepWord(tx, account, { request, actor, now });
      const scanId = newId();
      const job = await this.jobs.start({ kind: this.kind, input: { scanId } }, actor, tx);
      const row = { accountId, jobId: job.id, domainName, hasPortConsent, findings: [] };
      await tx.em.insert(DomainScan, { id: scanId, ...row, asked: now, askedBy: actor.userId });
      await publishScanChanged(tx, account, { scanId, isOut: true, at: this.clock.machineNow() });
      return { scanId, status: job.status };
    });
  }

  override async run({ scanId }: ScanOrder, onProgress: OnProgress): Promise<object> {
    const scan = await this.transactions.run(({ em }) => em.findOneBy(DomainScan, { id: scanId }));
    if (!scan) throw new DomainError('SCAN_NOT_FOUND', 'Scan not found.', 404);
    try {
      const { domainName, hasPortConsent } = scan;
      const findings = await this.checks.check(domainName, { hasPortConsent, onProgress });
      await this.transactions.run((tx) => this.finish(tx, scan, findings));
      return { scanId };
    } catch (error) {
      if (error instanceof DomainError && !isAway(error)) await this.fail(scan, error.message);
      throw error;
    }
  }

  /** A scan that is done a second time, after its process was killed, ends once. */
  private async finish(tx: Tx, { id, accountId }: DomainScan, findings: Finding[]): Promise<void> {
    const account = await lockAccount(tx, accountId);
    const now = this.clock.now();
    const { affected } = await tx.em
      .createQueryBuilder()
      .update(DomainScan)
      .set({ finished: now, findings })
      .where('id = :id and finished is null', { id })
      .execute();
    if (!affected) return;
    await rescore(tx, account, { now });
    await publishScanChanged(tx, account, {
      scanId: id,
      isOut: false,
      at: this.clock.machineNow(),
    });
    await tx.record({
      action: 'account.scan',
      subjectType: 'account',
      subjectId: accountId,
      after: { scanId: id, signals: findings.length },
    });
  }

  private async fail({ id, accountId }: DomainScan, problem: string): Promise<void> {
    const finished = this.clock.now();
    await this.transactions.run(async (tx) => {
      const account = await lockAccount(tx, accountId);
      await tx.em.update(DomainScan, { id }, { finished, problem });
      await publishScanChanged(tx, account, {
        scanId: id,
        isOut: false,
        at: this.clock.machineNow(),
      });
    });
  }

  /** Keeps who answers for the domain, and what the insured consented to. */
  private async keepWord(
    { em, record }: Tx,
    account: Account,
    { request, actor, now }: { request: ScanAccountRequest; actor: Actor; now: Date },
  ): Promise<boolean> {
    const { isDomainAttested = false, hasPortConsent } = request;
    const word = { at: now.toISOString(), by: actor.userId };
    const patch: Partial<Account> = {};
    if (isDomainAttested && !isAttested(account)) {
      const origin = { source: 'AGENT_ATTESTED' as const, ...word };
      patch.factOrigins = originsAfter(account.factOrigins, { domainName: true }, origin);
    }
    if (hasPortConsent !== undefined && hasPortConsent !== (account.portConsent !== null)) {
      patch.portConsent = hasPortConsent ? word : null;
    }
    if (Object.keys(patch).length) {
      await em.update(Account, { id: account.id }, patch);
      await record({
        action: 'account.scan-consent',
        subjectType: 'account',
        subjectId: account.id,
        after: { isDomainAttested, hasPortConsent: hasPortConsent ?? null },
      });
    }
    return hasPortConsent ?? account.portConsent !== null;
  }
}

async function openScan(
  em: EntityManager,
  accountId: string,
): Promise<{ scanId: string; status: Job['status'] } | undefined> {
  const rows: { scanId: string; status: Job['status'] }[] = await em.query(
    `select scan.id as "scanId", job.status from domain_scan scan join job on job.id = scan.job_id
     where scan.account_id = $1 and scan.finished is null and job.status in ('WAITING', 'RUNNING')
     limit 1`,
    [accountId],
  );
  return rows[0];
}
