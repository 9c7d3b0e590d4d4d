import type { WorkflowFlow } from '../one-time-code';

/** How long the way that a letter carries is good at least. */
export const DOOR_DAYS = 90;

const DAY_MS = 24 * 3_600_000;

/** What a letter opens: the money of a policy, the policy, one claim, or the way back of a policy. */
export const DOOR_FLOWS = [
  ...(['E_PAY', 'POLICY', 'CLAIM', 'REINSTATE'] as const),
] as const satisfies readonly WorkflowFlow[];

/** The flow of a link that letters carry. */
export type DoorFlow = (typeof DOOR_FLOWS)[number];

/** What the letter of an event opens. */
export function doorOf(subjectType: string, isPayable: boolean, isWayBack = false): DoorFlow {
  if (isWayBack) return 'REINSTATE';
  if (isPayable) return 'E_PAY';
  return subjectType === 'CLAIM' ? 'CLAIM' : 'POLICY';
}

/** Until when a letter's way is good: as long as its policy lasts, and 90 days at least. */
export const doorUntil = (policyEnd: string, now: Date): Date =>
  new Date(Math.max(Date.parse(policyEnd), now.getTime() + DOOR_DAYS * DAY_MS));

/** Until when the way back of a policy is open: to the end of its last day, wherever it ends. */
export const wayBackUntil = (reinstateUntil: string): Date =>
  new Date(Date.parse(reinstateUntil) + DAY_MS);

/** Whether a link is one that letters carry. */
export const isDoor = (flow: WorkflowFlow): flow is DoorFlow =>
  DOOR_FLOWS.some((door) => door === flow);
