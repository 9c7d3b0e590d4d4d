import type { EventData } from '@palisade/contracts';
import type { Transition } from '@palisade/kernel';
import { allowedActions, nextStatus } from '@palisade/kernel';

/** The status of the file that claims staff keeps of a filed claim. */
export type FileStatus = EventData<'claim.closed.v1'>['fileStatus'];

export const FILE_STATUSES: readonly FileStatus[] = [
  ...(['OPEN', 'REOPENED', 'DENIED', 'CLOSED_WITH_PAYMENT', 'CLOSED_NO_PAYMENT', 'VOID'] as const),
];

/** A row of the table with the permission that the action needs. */
interface FileTransition extends Transition<FileStatus> {
  readonly permission: string;
}

/** A file of these statuses is not at its end. */
export const WORKED_ON = ['OPEN', 'REOPENED'] as const;

/** Whether a file is not at its end. */
export const isWorkedOn = (status: FileStatus | null): boolean =>
  WORKED_ON.some((one) => one === status);

const CLOSED = ['DENIED', 'CLOSED_WITH_PAYMENT', 'CLOSED_NO_PAYMENT'] as const;

// What was paid arrives, and comes back, after the end as well.
const NOT_VOID = [...WORKED_ON, ...CLOSED] as const;

/** The life of a claims file, one row per action; a file begins OPEN. */
export const FILE_TRANSITIONS = {
  edit: { from: WORKED_ON, to: 'same', permission: 'claim:manage' },
  assign: { from: WORKED_ON, to: 'same', permission: 'claim:manage' },
  vendors: { from: WORKED_ON, to: 'same', permission: 'claim:manage' },
  setReserves: { from: WORKED_ON, to: 'same', permission: 'claim:reserve' },
  approveReserves: { from: WORKED_ON, to: 'same', permission: 'claim:reserve' },
  withdrawReserves: { from: WORKED_ON, to: 'same', permission: 'claim:reserve' },
  pay: { from: WORKED_ON, to: 'same', permission: 'claim:pay' },
  approvePayment: { from: WORKED_ON, to: 'same', permission: 'claim:pay' },
  rejectPayment: { from: WORKED_ON, to: 'same', permission: 'claim:pay' },
  issuePayment: { from: WORKED_ON, to: 'same', permission: 'claim:pay' },
  clearPayment: { from: NOT_VOID, to: 'same', permission: 'claim:pay' },
  stopPayment: { from: WORKED_ON, to: 'same', permission: 'claim:pay' },
  voidPayment: { from: WORKED_ON, to: 'same', permission: 'claim:pay' },
  refundPayment: { from: WORKED_ON, to: 'same', permission: 'claim:pay' },
  recover: { from: NOT_VOID, to: 'same', permission: 'claim:pay' },
  relate: { from: WORKED_ON, to: 'same', permission: 'claim:manage' },
  excuse: { from: WORKED_ON, to: 'same', permission: 'claim:manage' },
  litigate: { from: WORKED_ON, to: 'same', permission: 'claim:manage' },
  reserveRights: { from: WORKED_ON, to: 'same', permission: 'claim:manage' },
  deny: { from: WORKED_ON, to: 'DENIED', permission: 'claim:close' },
  closeWithPayment: { from: WORKED_ON, to: 'CLOSED_WITH_PAYMENT', permission: 'claim:close' },
  closeWithoutPayment: { from: WORKED_ON, to: 'CLOSED_NO_PAYMENT', permission: 'claim:close' },
  void: { from: WORKED_ON, to: 'VOID', permission: 'claim:manage' },
  reopen: { from: CLOSED, to: 'REOPENED', permission: 'claim:manage' },
} as const satisfies Record<string, FileTransition>;

export type FileAction = keyof typeof FILE_TRANSITIONS;

/** The status after an action; throws 409 when the status forbids it. */
export const fileStatusAfter = (status: FileStatus, action: FileAction): FileStatus =>
  nextStatus<FileStatus, FileAction>(FILE_TRANSITIONS, status, action);

/** What a caller may do with a file now. */
export const offeredFileActions = (
  status: FileStatus,
  holds: (permission: string) => boolean,
): FileAction[] =>
  allowedActions<FileStatus, FileAction>(FILE_TRANSITIONS, status).filter((action) =>
    holds(FILE_TRANSITIONS[action].permission),
  );
