import { DomainError } from '@palisade/kernel';

export const QUOTE_STATUSES = ['ASKED', 'GRANTED', 'REFUSED'] as const;

export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** How long a vendor waits for an answer before the head of claims is asked. */
export const ANSWER_MINUTES = 15;

const MINUTE_MS = 60_000;

/** By when a quote is to be answered. */
export const answerDue = (askedOn: Date): Date =>
  new Date(askedOn.getTime() + ANSWER_MINUTES * MINUTE_MS);

/** The latest moment at which a quote was asked that is late now. */
export const lateSince = (now: Date): Date => new Date(now.getTime() - ANSWER_MINUTES * MINUTE_MS);

/** Throws 409 for a quote that was answered. */
export function assertAsked({ status }: { status: QuoteStatus }): void {
  if (status === 'ASKED') return;
  throw new DomainError('QUOTE_ANSWERED', 'This quote was answered already.', 409);
}
