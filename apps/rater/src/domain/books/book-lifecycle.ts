import type { PlainDate } from '@palisade/kernel';
import { DomainError, isAnotherPerson } from '@palisade/kernel';

/** Where a version stands: only a draft may be edited, an active one is never changed again. */
export type RateBookStatus = 'DRAFT' | 'PROPOSED' | 'ACTIVE' | 'WITHDRAWN';

export type RateBookAction = 'edit' | 'propose' | 'activate' | 'withdraw';

/** What of a version decides what may be done with it. */
export interface BookFacts {
  readonly status: RateBookStatus;
  readonly effectiveFrom: PlainDate;
  readonly authors: readonly string[];
}

/** A version's own checks. */
export interface BookChecks {
  readonly findings: number;
  readonly cases: number;
  readonly failedCases: number;
}

/** When a version is activated, and what stands in the way. */
export interface ActivationFacts extends Pick<BookChecks, 'findings'> {
  readonly today: PlainDate;
  readonly isTaken: boolean;
}

const FROM: Readonly<Record<RateBookAction, readonly RateBookStatus[]>> = {
  edit: ['DRAFT', 'PROPOSED'],
  propose: ['DRAFT'],
  activate: ['PROPOSED'],
  withdraw: ['DRAFT', 'PROPOSED'],
};

/** 409 where the status does not allow an action. */
export function checkAction(action: RateBookAction, { status }: Pick<BookFacts, 'status'>): void {
  if (FROM[action].includes(status)) return;
  refuse('ILLEGAL_TRANSITION', `A rate book that is ${status} cannot be changed like this.`);
}

/** A draft is proposed when nothing is wrong with it and each golden case has its price. */
export function checkProposal(book: BookFacts, checks: BookChecks): void {
  checkAction('propose', book);
  checkFindings(checks);
  if (!checks.cases) refuse('NO_GOLDEN_CASES', 'The book has no golden case to be tested by.');
  if (checks.failedCases) {
    refuse('GOLDEN_CASES_FAIL', `${checks.failedCases} golden cases have another price.`);
  }
}

function checkFindings({ findings }: Pick<BookChecks, 'findings'>): void {
  if (findings) refuse('BOOK_HAS_FINDINGS', `${findings} findings are to be mended.`);
}

/** Never for a day that is past or taken; who activates is asked by the rule of two persons. */
export function checkActivation(
  book: BookFacts,
  { today, isTaken, findings }: ActivationFacts,
): void {
  checkAction('activate', book);
  checkFindings({ findings });
  if (book.effectiveFrom < today) {
    refuse('BEGINS_IN_THE_PAST', 'A rate book can not begin on a day that is past.');
  }
  if (isTaken) refuseStart();
}

/** Two versions of a region can not begin on one day. */
export function refuseStart(): never {
  refuse('START_TAKEN', 'Another rate book in force begins on the same day.');
}

/** What a caller could do now, as far as the status and the authors tell; null is a nameless key. */
export const allowedActions = (book: BookFacts, personId: string | null): RateBookAction[] =>
  (Object.keys(FROM) as RateBookAction[]).filter(
    (action) =>
      FROM[action].includes(book.status) &&
      (action !== 'activate' || isAnotherPerson(book.authors, personId)),
  );

function refuse(code: Uppercase<string>, detail: string): never {
  throw new DomainError(code, detail, 409);
}
