import type { SubmissionStatus } from '@palisade/contracts';
import type { Transition } from '@palisade/kernel';
import { allowedActions, DomainError, nextStatus } from '@palisade/kernel';

/** How the work on a submission stands, beside its status (domain.md §5.4). */
export const OPERATIONAL_STATUSES = [
  'UNASSIGNED',
  'ASSIGNED',
  'PENDING_INFO',
  'IN_REVIEW',
  'DONE',
] as const;
export type OperationalStatus = (typeof OPERATIONAL_STATUSES)[number];

/** How long a closed submission can be taken up again. */
export const REOPEN_DAYS = 90;

const row = (
  from: readonly SubmissionStatus[],
  to: SubmissionStatus | 'same',
): Transition<SubmissionStatus> => ({ from, to });

/** Work on it goes on. */
const OPEN = ['NEW', 'IN_PROGRESS', 'CERTIFIED', 'QUOTED'] as const;

/**
 * The life of a submission, one row per action (domain.md §5.4).
 *
 * ```text
 *  NEW ──assign, ask, take up──> IN_PROGRESS ──certify──> CERTIFIED
 *   └──────────┴──────────quote released──────────────────────┘
 *                               │
 *                               v
 *                            QUOTED ──bound──> BOUND ──complete──> COMPLETED
 *
 *  open ──decline──> DECLINED   open but QUOTED ──non-viable──> NON_VIABLE   ──lost──> LOST
 *  DECLINED, NON_VIABLE, LOST ──reopen, within 90 days──> IN_PROGRESS
 *  NEW, NON_VIABLE, without a quote ──delete──> DELETED
 * ```
 */
export const SUBMISSION_TRANSITIONS = {
  edit: row([...OPEN, 'BOUND'], 'same'),
  assign: row(['NEW'], 'IN_PROGRESS'),
  reassign: row(['IN_PROGRESS', 'CERTIFIED', 'QUOTED', 'BOUND'], 'same'),
  askInformation: row(['NEW', 'IN_PROGRESS'], 'IN_PROGRESS'),
  certify: row(['IN_PROGRESS'], 'CERTIFIED'),
  takeQuote: row(['NEW'], 'IN_PROGRESS'),
  release: row(['NEW', 'IN_PROGRESS', 'CERTIFIED'], 'QUOTED'),
  bind: row(OPEN, 'BOUND'),
  decline: row(OPEN, 'DECLINED'),
  nonViable: row(['NEW', 'IN_PROGRESS', 'CERTIFIED'], 'NON_VIABLE'),
  lose: row(['IN_PROGRESS', 'CERTIFIED', 'QUOTED'], 'LOST'),
  complete: row(['QUOTED', 'BOUND'], 'COMPLETED'),
  reopen: row(['DECLINED', 'NON_VIABLE', 'LOST'], 'IN_PROGRESS'),
  delete: row(['NEW', 'NON_VIABLE'], 'DELETED'),
} as const satisfies Record<string, Transition<SubmissionStatus>>;

/** What happens to a submission. */
export type SubmissionAction = keyof typeof SUBMISSION_TRANSITIONS;

/** What people are offered on the page of a submission, with what each needs. */
export const SUBMISSION_ACTS = {
  edit: 'submission:create',
  assign: 'submission:assign',
  reassign: 'submission:assign',
  askInformation: 'submission:assign',
  certify: 'submission:certify',
  decline: 'submission:decline',
  nonViable: 'submission:non-viable',
  complete: 'submission:complete',
  lose: 'submission:assign',
  reopen: 'submission:assign',
  delete: 'submission:non-viable',
} as const satisfies Partial<Record<SubmissionAction, string>>;
export type SubmissionAct = keyof typeof SUBMISSION_ACTS;

/** A submission as far as its steps depend on it. */
export interface StandingSubmission {
  status: SubmissionStatus;
  /** When it was closed; null while it is open. */
  closedOn: Date | null;
  /** Whether a quote was ever requested for it. */
  wasQuoted: boolean;
}

const DAY_MS = 86_400_000;

/** The status after an action of a person; throws 409 when the submission stands otherwise. */
export function statusAfterAct(
  { status, closedOn, wasQuoted }: StandingSubmission,
  act: SubmissionAct,
  now: Date,
): SubmissionStatus {
  const to = nextStatus<SubmissionStatus, SubmissionAction>(SUBMISSION_TRANSITIONS, status, act);
  if (act === 'delete' && wasQuoted) {
    throw new DomainError('SUBMISSION_QUOTED', 'A submission with a quote is kept.', 409);
  }
  if (act === 'reopen' && !isReopenable(closedOn, now)) {
    const detail = `A submission is taken up again within ${REOPEN_DAYS} days.`;
    throw new DomainError('SUBMISSION_CLOSED', detail, 409);
  }
  return to;
}

const isReopenable = (closedOn: Date | null, now: Date): boolean =>
  closedOn !== null && now.getTime() - closedOn.getTime() <= REOPEN_DAYS * DAY_MS;

/** The status after an action of the system; null when it changes nothing in this status. */
export function statusAfterEvent(
  status: SubmissionStatus,
  action: SubmissionAction,
): SubmissionStatus | null {
  if (!allowedActions(SUBMISSION_TRANSITIONS, status).includes(action)) return null;
  return nextStatus(SUBMISSION_TRANSITIONS, status, action);
}

/** What a caller may do with a submission now: what it stands for and the caller's role permits. */
export function offeredActs(
  submission: StandingSubmission,
  holds: (permission: string) => boolean,
  now: Date,
): SubmissionAct[] {
  const { status, closedOn, wasQuoted } = submission;
  return (Object.keys(SUBMISSION_ACTS) as SubmissionAct[]).filter(
    (act) =>
      holds(SUBMISSION_ACTS[act]) &&
      (SUBMISSION_TRANSITIONS[act].from as readonly SubmissionStatus[]).includes(status) &&
      (act !== 'delete' || !wasQuoted) &&
      (act !== 'reopen' || isReopenable(closedOn, now)),
  );
}

/** How the work stands after an action; null keeps it. */
export const operationalAfter: Readonly<Partial<Record<SubmissionAction, OperationalStatus>>> = {
  assign: 'ASSIGNED',
  reassign: 'ASSIGNED',
  askInformation: 'PENDING_INFO',
  certify: 'IN_REVIEW',
  bind: 'DONE',
  complete: 'DONE',
  decline: 'DONE',
  nonViable: 'DONE',
  lose: 'DONE',
};

/** So long an agency has for information before it is reminded. */
export const REMINDER_DAYS = 7;

/**
 * When the agency is to be reminded of the information that it was asked for; null once the work goes
 * on, or when it was.
 */
export function reminderDue(
  { operationalStatus, before }: { operationalStatus: OperationalStatus; before: Date | null },
  action: SubmissionAction,
  now: Date,
): Date | null {
  if (action === 'askInformation') return new Date(now.getTime() + REMINDER_DAYS * DAY_MS);
  return operationalStatus === 'PENDING_INFO' ? before : null;
}

/** Statuses in which a submission is closed, from when on. */
export const CLOSED: readonly SubmissionStatus[] = [
  'COMPLETED',
  'DECLINED',
  'NON_VIABLE',
  'LOST',
  'DELETED',
];
