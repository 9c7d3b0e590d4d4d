import { todayIn } from '@palisade/kernel';
import { taxBaseOf } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { In, IsNull, MoreThanOrEqual, Not, Or } from 'typeorm';
import { hasRunningCover } from '../binders/issue-conditions';
import type { ActFacts } from '../domain/life/act-rule';
import type { Entry, Life } from '../domain/life/life';
import type { TaxedIssue } from '../domain/reporting/reporting-price';
import { renewalOf } from '../renewals/renewed-term';
import { CIRCUMSTANCE, ClaimHead, ENDED_CIRCUMSTANCE } from '../snapshots/claim-head.entity';
import type { PolicyTransaction } from './policy-transaction.entity';
import type { Policy } from './policy.entity';

/** A rejected notice is no loss, nor is a circumstance that ended without becoming a claim. */
const NO_LOSS = ['VOID', ENDED_CIRCUMSTANCE];

/** Nor is it a claim; what was told of as a circumstance is none either. */
const NO_CLAIM = [...NO_LOSS, CIRCUMSTANCE];

/** A policy with its stack as its acts have made it. */
export function lifeOf(policy: Policy, stack: readonly PolicyTransaction[]): Life {
  const { effectiveDate, endDate, market, state, boundCharges } = policy;
  const { status, cancellation, reinstateUntil, nocStopped } = policy;
  return {
    effectiveDate,
    endDate,
    market,
    state,
    status,
    cancellation,
    reinstateUntil,
    nocStopped,
    currency: boundCharges.currency,
    // Policies from before quotes told their tax base get it by the same rule.
    taxBase: policy.taxBase ?? taxBaseOf(policy, boundCharges),
    entries: entriesOf(stack),
  };
}

/** What a policy was taxed by at its issue. */
export function issueOf(policy: Policy, stack: readonly PolicyTransaction[]): TaxedIssue {
  const { market, state, effectiveDate, boundCharges } = policy;
  const { taxBase } = lifeOf(policy, stack);
  return { market, state, effectiveDate, taxBase, issued: stack[0]?.charges ?? boundCharges };
}

/** The rows of a stack as lines of a life. */
export function entriesOf(stack: readonly PolicyTransaction[]): Entry[] {
  const numbers = new Map(stack.map(({ id, number }) => [id, number]));
  return stack.map((row) => {
    const { number, type, effectiveDate, segments, charges, factor, quoteId, reason } = row;
    const reverses = row.reversesId === null ? null : (numbers.get(row.reversesId) ?? null);
    const line = { number, type, effectiveDate, segments, charges, factor, quoteId, reason };
    return { ...line, act: row.act ?? number, reverses };
  });
}

/** What an act reads beside the policy. */
export async function factsOf(em: EntityManager, policy: Policy, now: Date): Promise<ActFacts> {
  const { id, balance, dueDate, timeZone } = policy;
  const today = todayIn(timeZone, now);
  const told = (none: string[]) => ({ policyId: id, fileStatus: Or(IsNull(), Not(In(none))) });
  const since = policy.cancellation?.effectiveDate;
  // What may become a claim is a loss as well.
  const inGap = since && { ...told(NO_LOSS), lossDate: Or(IsNull(), MoreThanOrEqual(since)) };
  return {
    today,
    hasOpenClaim: await em.existsBy(ClaimHead, told(NO_CLAIM)),
    hasLossInGap: inGap ? await em.existsBy(ClaimHead, inGap) : false,
    isOverdue: balance > 0 && dueDate !== null && dueDate < today,
    isReplaced: await hasRunningCover(em, policy),
    hasRenewal: (await renewalOf(em, id)) !== null,
  };
}
