import type { MinorUnits, Transitions } from '@palisade/kernel';
import { nextStatus } from '@palisade/kernel';

/** The status of a commission statement. */
export const STATEMENT_STATUSES = ['OPEN', 'FINALIZED', 'ON_HOLD', 'PAID', 'CARRIED'] as const;

/** The status of a commission statement. */
export type StatementStatus = (typeof STATEMENT_STATUSES)[number];

/** What can be done with a statement. */
export type StatementAction = 'close' | 'pay' | 'pause' | 'resume' | 'carry';

/**
 * Spec 3 §4: one statement for an agency, month and currency.
 *
 * ```text
 *  OPEN ──> FINALIZED ──> PAID
 *             │  ^  └───> CARRIED (less than 1: the opening balance of the next month)
 *             v  │
 *            ON_HOLD
 * ```
 */
export const STATEMENT_TRANSITIONS: Transitions<StatementStatus, StatementAction> = {
  close: { from: ['OPEN'], to: 'FINALIZED' },
  pay: { from: ['FINALIZED'], to: 'PAID' },
  pause: { from: ['FINALIZED'], to: 'ON_HOLD' },
  resume: { from: ['ON_HOLD'], to: 'FINALIZED' },
  carry: { from: ['FINALIZED'], to: 'CARRIED' },
};

/** Spec 3 §5: less than one dollar or pound is not paid. */
export const PAYMENT_MIN = 100;

/** The status after an action; 409 when the status forbids it. */
export const statementAfter = (status: StatementStatus, action: StatementAction): StatementStatus =>
  nextStatus(STATEMENT_TRANSITIONS, status, action);

/** Where a statement stands when its month is closed. */
export function closeStatement(
  { status, total }: { status: StatementStatus; total: MinorUnits },
  isPaused: boolean,
): StatementStatus {
  const closed = statementAfter(status, 'close');
  if (total < PAYMENT_MIN) return statementAfter(closed, 'carry');
  return isPaused ? statementAfter(closed, 'pause') : closed;
}
