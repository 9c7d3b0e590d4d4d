import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DomainError, isStaff, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { IssueService } from '../binders/issue.service';
import { CancellationsService } from '../cancellations/cancellations.service';
import { checkBoundCover, namedServices } from '../domain/cloud/prime-cloud';
import { latestTerms } from '../domain/history/policy-stack';
import { assertInWindow } from '../domain/lifecycle/endorsement-window';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { publishEndorsed } from '../endorsements/endorsement-events';
import type { Caller } from '../policies/caller';
import { doAct } from '../policies/do-act';
import { lockVisible, stackOf } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { connectedClouds } from './connected-clouds';
import type { ChangePrimeCloudRequest, IssuePrimeCloudRequest } from './prime-cloud.dto';

/** Issues PrimeCloud policies, changes the cloud services that they name, and takes them back. */
@Injectable()
export class PrimeCloudService {
  constructor(
    private readonly issues: IssueService,
    private readonly cancellations: CancellationsService,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Issues the policy of a binder with the cloud services that are named. */
  issue(request: IssuePrimeCloudRequest, actor: Actor): Promise<void> {
    const { accountId, policyId, cloudServices, effectiveDate } = request;
    return this.transactions.run(async (tx) => {
      const binder = await lockCloud(tx, policyId, actor);
      if (binder.accountId !== accountId) throw notFound();
      checkBoundCover(request, { ...binder.boundTerms, endDate: binder.endDate });
      const services = namedServices(cloudServices, await connectedClouds(tx.em, accountId));
      await this.issues.issueLocked(tx, binder, { actor, request: { effectiveDate }, services });
    });
  }

  /** Names other cloud services from a day on: a revision without a premium. */
  change(id: string, request: ChangePrimeCloudRequest, actor: Actor): Promise<void> {
    const { effectiveDate } = request;
    return this.transactions.run(async (tx) => {
      const policy = await lockCloud(tx, id, actor);
      const now = this.clock.now();
      const today = todayIn(policy.timeZone, now);
      policyStatusAfter(policy.status, 'endorse');
      assertInWindow(effectiveDate, policy, { isStaff: isStaff(actor), today });
      const stack = await stackOf(tx.em, id);
      checkBoundCover(request, { ...latestTerms(stack), endDate: policy.endDate });
      const connected = await connectedClouds(tx.em, policy.accountId);
      const cloudServices = namedServices(request.cloudServices, connected);
      if (isDeepStrictEqual(cloudServices, policy.cloudServices)) {
        throw new DomainError('NOTHING_CHANGES', 'The policy says this already.', 409);
      }
      const patch = { cloudServices };
      const act = { type: 'describe' as const, wish: { effectiveDate }, patch, now, stack };
      const done = await doAct(tx, policy, act);
      if (!done) return;
      const terms = latestTerms(done.before.entries);
      const told = { endorsementId: newId(), effectiveDate, terms, priorKnowledgeDate: null };
      await publishEndorsed(tx, done, { ...told, type: 'NONPREMIUM' });
    });
  }

  /** Takes a policy back that was issued in error: it is cancelled flat. */
  async remove(id: string, caller: Caller): Promise<void> {
    const { effectiveDate } = await this.transactions.run((tx) => lockCloud(tx, id, caller.actor));
    const flat = { effectiveDate, reason: 'ERROR', cancellationType: 'FLAT' as const };
    await this.cancellations.cancel(id, flat, caller, false);
  }
}

/** A locked PrimeCloud policy or binder that the caller sees; 404 for any other product. */
async function lockCloud({ em }: Tx, id: string, actor: Actor): Promise<Policy> {
  const policy = await lockVisible(em, id, actor);
  if (policy.product !== 'PRIME_CLOUD') throw notFound();
  return policy;
}

const notFound = (): DomainError => new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
