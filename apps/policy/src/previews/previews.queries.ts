import { Injectable } from '@nestjs/common';
import { DomainError, isStaff, percentOf, sumOf } from '@palisade/kernel';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { undoWish } from '../cancellations/reversals.service';
import type { ActFacts } from '../domain/life/act-rule';
import type { ActPreview } from '../domain/life/preview';
import { ACT_OF, previewOf } from '../domain/life/preview';
import { POLICY_TRANSITIONS } from '../domain/lifecycle/policy-status';
import type { Ceded } from '../domain/money/cessions';
import { cede } from '../domain/money/cessions';
import { REPORTING_MONTHS } from '../domain/reporting/reporting-window';
import type { Caller } from '../policies/caller';
import { factsOf, lifeOf } from '../policies/life-of';
import { PoliciesQueries } from '../policies/policies.queries';
import { seesNet } from '../policies/policy-money';
import { findPolicy, stackOf } from '../policies/policy-rows';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import type { Policy } from '../policies/policy.entity';
import { reportingWish } from '../reporting/reporting-wish';
import { sharesOf } from '../treaties/cede-transaction';
import type { PolicyPreviewResponse, PreviewQuery } from './previews.dto';
import { toPreview } from './previews.dto';

/** What acts would do, by the fold that does them. */
@Injectable()
export class PreviewsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
    private readonly policies: PoliciesQueries,
  ) {}

  async preview(id: string, query: PreviewQuery, caller: Caller): Promise<PolicyPreviewResponse> {
    const { manager } = this.dataSource;
    const { action } = query;
    const policy = await findPolicy(manager, id, caller.actor);
    const holds = await this.policies.holds(caller);
    const { permission } = POLICY_TRANSITIONS[action];
    if (permission === null || !holds(permission)) {
      throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
    }
    const stack = await stackOf(manager, id);
    if (!stack.length) {
      throw new DomainError('ILLEGAL_TRANSITION', 'The policy is not issued yet.', 409);
    }
    const preview = previewed(policy, stack, query, {
      facts: await factsOf(manager, policy, this.clock.now()),
      now: this.clock.now(),
    });
    const isNetSeen = seesNet(caller.actor, holds);
    return toPreview(policy, action, preview, {
      commission: isNetSeen ? commissionOf(policy, preview) : null,
      ceded: isStaff(caller.actor) ? await this.ceded(policy, preview) : null,
    });
  }

  private async ceded(
    { id: policyId, treatyIds }: Policy,
    { entries }: ActPreview,
  ): Promise<Ceded[]> {
    const [first] = entries;
    if (!first || !treatyIds.length) return [];
    const line = { policyId, number: first.number };
    const shares = await sharesOf(this.dataSource.manager, line, treatyIds);
    return addedUp(entries.flatMap(({ charges }) => cede(charges.premium, shares)));
  }
}

/** An act over the life of a policy. */
function previewed(
  policy: Policy,
  stack: PolicyTransaction[],
  query: PreviewQuery,
  { facts, now }: { facts: ActFacts; now: Date },
): ActPreview {
  const { action, months } = query;
  const life = lifeOf(policy, stack);
  if (action !== 'extendReporting') {
    return previewOf(life, ACT_OF[action], wishOf(policy, stack, query), facts);
  }
  const asked = months ?? REPORTING_MONTHS[0];
  return previewOf(life, action, reportingWish(policy, stack, { months: asked, now }).wish, facts);
}

/** What goes to each treaty in all. */
function addedUp(all: readonly Ceded[]): Ceded[] {
  const byTreaty = new Map<string, Ceded>();
  for (const one of all) {
    const before = byTreaty.get(one.treatyId);
    const cededPremium = one.cededPremium + (before?.cededPremium ?? 0);
    const cedingCommission = one.cedingCommission + (before?.cedingCommission ?? 0);
    byTreaty.set(one.treatyId, { ...one, cededPremium, cedingCommission });
  }
  return [...byTreaty.values()];
}

/** What the agency earns more or less, each line rounded as it is accrued. */
const commissionOf = ({ commissionPct }: Policy, { entries }: ActPreview): number =>
  sumOf(entries.map(({ charges }) => percentOf(charges.premium, String(commissionPct))));

/** What an act asks for, its reason apart, which changes no amount. */
function wishOf(
  policy: Policy,
  stack: readonly PolicyTransaction[],
  { action, revisionId }: PreviewQuery,
): { reason: string; cancelledOn: string; revision: number } {
  const named = stack.find(({ id }) => id === revisionId);
  if (revisionId && !named) {
    throw new DomainError('REVISION_NOT_FOUND', 'Revision not found.', 404);
  }
  const revision = named?.number ?? stack.length;
  const isCancelled = stack.some(({ type }) => type === 'CANCEL');
  const undo = action === 'undoCancelled' && isCancelled ? undoWish(policy, stack, '') : null;
  return { reason: '', cancelledOn: policy.effectiveDate, revision, ...undo };
}
