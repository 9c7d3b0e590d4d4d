import type { QuoteStatus } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import type { AgentContact } from '../agent-contact';
import { isComplete } from '../agent-contact';
import type { CustomerContact } from '../customer-contact';
import { checkContact } from '../customer-contact';
import type { Obstacle } from '../obstacles';
import { checkStep } from '../obstacles';
import { statusAfter } from '../quote-status';

const SENDABLE: readonly QuoteStatus[] = ['ACTIVE', 'READY', 'INDICATION'];

/** A quote as far as sending reads it. */
export interface SendableQuote extends AgentContact {
  status: QuoteStatus;
  product: Product;
  agencyId: string | null;
  expiresOn: Date | null;
  binderExpiresOn: Date | null;
  sentOn: Date | null;
  signature: object | null;
}

/** What is known beside the quote. */
export interface SendFacts {
  contact: CustomerContact;
  /** What stands between the quote and its policy. */
  obstacles: readonly Obstacle[];
  now: Date;
}

/** The policyholder gets a priced quote to read; throws 409 for what cannot be shown yet. */
export function sendQuote(
  quote: SendableQuote,
  { contact, obstacles, now }: SendFacts,
): { sentOn: Date } {
  if (!SENDABLE.includes(quote.status)) {
    const detail = `The action "send" is not allowed in status ${quote.status}.`;
    throw new DomainError('ILLEGAL_TRANSITION', detail, 409);
  }
  checkSendable(quote, contact, now);
  checkStep('send', obstacles);
  return { sentOn: quote.sentOn ?? now };
}

/** The policyholder is asked to sign, once nothing stands against it. */
export function requestSignature(
  quote: SendableQuote,
  facts: SendFacts,
): { status: QuoteStatus; sentOn: Date; signRequestedOn: Date } {
  const status = statusAfter(quote.status, 'sendSignRequest');
  if (quote.signature) {
    throw new DomainError('ALREADY_SIGNED', 'The application is signed already.', 409);
  }
  const { contact, obstacles, now } = facts;
  checkSendable(quote, contact, now);
  checkStep('sign', obstacles);
  return { status, sentOn: quote.sentOn ?? now, signRequestedOn: now };
}

function checkSendable(quote: SendableQuote, contact: CustomerContact, now: Date): void {
  checkOffered(quote, now);
  checkContact(contact);
}

/** Until when a quote can be signed: a bound one as long as its binder holds. */
export const openUntil = ({
  status,
  expiresOn,
  binderExpiresOn,
}: Pick<SendableQuote, 'status' | 'expiresOn' | 'binderExpiresOn'>): Date | null =>
  status === 'BOUND' ? binderExpiresOn : expiresOn;

/** Throws 409 for a quote that has expired, and for one that no agent answers for. */
export function checkOffered(quote: SendableQuote, now: Date): void {
  const end = openUntil(quote);
  if (end === null || end <= now) {
    throw new DomainError('QUOTE_EXPIRED', 'The quote has expired.', 409);
  }
  if (quote.agencyId === null || !isComplete(quote)) {
    const detail = 'Agency Details Missing. Please contact your agent or support.';
    throw new DomainError('AGENT_MISSING', detail, 409);
  }
}
