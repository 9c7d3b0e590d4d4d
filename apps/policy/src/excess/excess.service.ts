import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { isExcess } from '@palisade/trade';
import type { IssueBinderRequest } from '../binders/binders.dto';
import { IssueService } from '../binders/issue.service';
import { CancellationsService } from '../cancellations/cancellations.service';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { checkUnrenewed } from '../domain/renewal/renewal-guard';
import { factsOf } from '../policies/life-of';
import { lockVisible, visiblePolicies } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';

/** Excess policies: issued over what is below them, and taken back. */
@Injectable()
export class ExcessService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
    private readonly issues: IssueService,
    private readonly cancellations: CancellationsService,
  ) {}

  /** Issues the bound quote of an excess policy; answers the id of the policy. */
  async issue(quoteId: string, request: IssueBinderRequest, actor: Actor): Promise<string> {
    const { id } = await this.transactions.run(({ em }) => binderOf(em, quoteId, actor));
    await this.issues.issueByHand(id, request, actor);
    return id;
  }

  /** It never was: everything goes back. */
  rescind(id: string, reason: string, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const excess = checkedExcess(await lockVisible(tx.em, id, actor));
      policyStatusAfter(excess.status, 'rescindExcess');
      const facts = await factsOf(tx.em, excess, this.clock.now());
      checkUnrenewed(facts);
      if (facts.hasOpenClaim) {
        throw new DomainError('CLAIM_FILED', 'A claim is filed on this policy.', 409);
      }
      await this.cancellations.cancelRescinded(tx, excess, reason);
    });
  }
}

async function binderOf(em: Tx['em'], quoteId: string, actor: Actor): Promise<Policy> {
  const binder = await visiblePolicies(em, actor)
    .andWhere('policy.quoteId = :quoteId', { quoteId })
    .getOne();
  if (!binder) throw new DomainError('BINDER_NOT_FOUND', 'No binder of this quote.', 404);
  return checkedExcess(binder);
}

function checkedExcess(policy: Policy): Policy {
  if (isExcess(policy.product)) return policy;
  throw new DomainError('NOT_EXCESS', 'This is no excess policy.', 409);
}
