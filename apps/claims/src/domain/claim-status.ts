import type { AccountType, Transition } from '@palisade/kernel';
import { allowedActions, DomainError, nextStatus } from '@palisade/kernel';

/** The status of a notice of claim; a deleted one is shown nowhere. */
export const CLAIM_STATUSES = ['UN_FILED', 'FILED', 'DELETED'] as const;

export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

/** What a notice is of. */
export const NOTICE_KINDS = ['CLAIM', 'CIRCUMSTANCE'] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A row of the table with the permission that the action needs. */
interface ClaimTransition extends Transition<ClaimStatus> {
  readonly permission: string;
}

/** Spec 2 §4: the life of a notice of claim, one row per action. */
export const CLAIM_TRANSITIONS = {
  save: { from: ['UN_FILED'], to: 'UN_FILED', permission: 'claim:create' },
  correct: { from: ['FILED'], to: 'FILED', permission: 'claim:edit' },
  makeClaim: { from: ['FILED'], to: 'FILED', permission: 'claim:file' },
  endCircumstance: { from: ['FILED'], to: 'FILED', permission: 'claim:manage' },
  reopenCircumstance: { from: ['FILED'], to: 'FILED', permission: 'claim:manage' },
  file: { from: ['UN_FILED'], to: 'FILED', permission: 'claim:file' },
  delete: { from: ['UN_FILED'], to: 'DELETED', permission: 'claim:delete' },
} as const satisfies Record<string, ClaimTransition>;

export type ClaimAction = keyof typeof CLAIM_TRANSITIONS;

/** The status after an action; throws 409 when the status forbids it. */
export const claimStatusAfter = (status: ClaimStatus, action: ClaimAction): ClaimStatus =>
  nextStatus<ClaimStatus, ClaimAction>(CLAIM_TRANSITIONS, status, action);

/** A notice that was filed is corrected by its agency and by staff; whoever reported asks one of them. */
const CORRECTS: readonly AccountType[] = ['AGENCY', 'COWBELL'];

/** Whether somebody of this account type may use a permission on notices. */
export const mayUse = (permission: string, accountType: AccountType): boolean =>
  permission !== CLAIM_TRANSITIONS.correct.permission || CORRECTS.includes(accountType);

/** What is filed and is no claim yet becomes one, once; throws 409 for a claim. */
export function assertCircumstance({ isCircumstance }: { isCircumstance: boolean }): void {
  if (isCircumstance) return;
  throw new DomainError('ALREADY_A_CLAIM', 'This is a claim, and no circumstance.', 409);
}

/** A circumstance is ended or made a claim while it is kept, and taken up again once it ended; else 409. */
export function assertKept({ endedOn }: { endedOn: string | null }, isKept: boolean): void {
  if ((endedOn === null) === isKept) return;
  throw isKept
    ? new DomainError('CIRCUMSTANCE_ENDED', 'The circumstance ended: take it up again first.', 409)
    : new DomainError('CIRCUMSTANCE_KEPT', 'The circumstance is kept still.', 409);
}

interface Offered {
  status: ClaimStatus;
  isCircumstance: boolean;
  endedOn: string | null;
}

/** Whether an action is of what a notice is: a claim, a circumstance, or one that ended. */
function isOfKind(action: ClaimAction, { isCircumstance, endedOn }: Offered): boolean {
  if (action === 'reopenCircumstance') return isCircumstance && endedOn !== null;
  if (action === 'makeClaim' || action === 'endCircumstance') {
    return isCircumstance && endedOn === null;
  }
  return true;
}

/** What a caller may do with a notice now. */
export const offeredActions = (
  notice: Offered,
  holds: (permission: string) => boolean,
): ClaimAction[] =>
  allowedActions<ClaimStatus, ClaimAction>(CLAIM_TRANSITIONS, notice.status).filter(
    (action) => holds(CLAIM_TRANSITIONS[action].permission) && isOfKind(action, notice),
  );
