import { NON_PAYMENT } from '../domain/cancellation/reasons';
import type { NoticeHold } from '../domain/lifecycle/unpaid';
import type { Policy } from '../policies/policy.entity';

/** Who takes a notice for non-payment back by hand holds the next one: it would go out at once. */
export const heldNotice = (
  policy: Policy,
  { reason, by, now }: { reason: string; by: string; now: Date },
): NoticeHold | null =>
  policy.cancellation?.reason === NON_PAYMENT
    ? { reason, by, at: now.toISOString() }
    : policy.noticeHold;
