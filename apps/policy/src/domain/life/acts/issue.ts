import type { Terms } from '../../history/policy-stack';
import { binderStatusAfter } from '../../lifecycle/binder-status';
import type { Charges } from '../../money/charges';
import type { ActRule } from '../act-rule';
import { withAct } from '../life';

/** What was bound. */
export interface IssueWish {
  terms: Terms;
  charges: Charges;
  quoteId: string;
}

/** A binder becomes a policy; its guards are those of `issue-guards.ts`. */
export const issue: ActRule<IssueWish> = {
  actions: [],
  check: () => undefined,
  apply(life, { terms, charges, quoteId }) {
    const { effectiveDate, endDate } = life;
    const status = binderStatusAfter(life.status, 'issue');
    const segments = [{ from: effectiveDate, to: endDate, terms }];
    const entry = { type: 'NEW', effectiveDate, segments, charges, factor: '1', quoteId } as const;
    return withAct(life, [entry], { status });
  },
  tells: () => ({ timeline: 'issue', event: 'policy.issued.v1' }),
};
