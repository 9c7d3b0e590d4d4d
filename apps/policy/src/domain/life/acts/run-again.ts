import { runningAgain } from '../../lifecycle/policy-status';
import type { ActFacts, ActRule } from '../act-rule';
import type { Life } from '../life';

const NOT_CANCELLED = { cancellation: null, reinstateUntil: null };

const stopped = (
  action: 'rejectCancellation' | 'stopNotice',
  life: Life,
  { today }: ActFacts,
  nocStopped: boolean,
): Life => {
  const { effectiveDate } = life;
  const status = runningAgain(life.status, action, { effectiveDate, today });
  return { ...life, status, nocStopped, ...NOT_CANCELLED };
};

/** The provider's staff rejects what was asked for. */
export const rejectCancellation: ActRule<object> = {
  actions: ['rejectCancellation'],
  check: () => undefined,
  apply: (life, _, facts) => stopped('rejectCancellation', life, facts, false),
  tells: () => ({ timeline: 'rejectCancellation', event: 'policy.cancel-stopped.v1' }),
};

/** A pending cancellation is withdrawn. */
export const withdrawCancellation: ActRule<object> = {
  actions: ['stopNotice'],
  check: () => undefined,
  apply: (life, _, facts) => stopped('stopNotice', life, facts, false),
  tells: () => ({ timeline: 'stopNotice', event: 'policy.cancel-stopped.v1' }),
};

/** The notice of a pending cancellation is stopped, and a paper says so. */
export const stopNotice: ActRule<object> = {
  actions: ['stopNotice'],
  check: () => undefined,
  apply: (life, _, facts) => stopped('stopNotice', life, facts, true),
  tells: () => ({
    timeline: 'stopNotice',
    event: 'policy.cancel-stopped.v1',
    paper: 'NOTICE_STOPPED',
  }),
};
