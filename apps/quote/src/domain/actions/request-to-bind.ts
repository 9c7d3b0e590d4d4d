import type { QuoteStatus } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { CustomerContact } from '../customer-contact';
import { checkContact } from '../customer-contact';
import type { Obstacle } from '../obstacles';
import { checkStep } from '../obstacles';
import { statusAfter } from '../quote-status';

/** An underwriter is asked to bind, once for a price: the status stays, and it is marked as urgent work. */
export function requestToBind(
  quote: { status: QuoteStatus; expiresOn: Date | null; wraRequestToBind: boolean },
  {
    contact,
    obstacles,
    now,
  }: { contact: CustomerContact; obstacles: readonly Obstacle[]; now: Date },
): { status: QuoteStatus; wraRequestToBind: true; urgencyIndex: 1 } {
  const status = statusAfter(quote.status, 'requestToBind');
  if (quote.wraRequestToBind) {
    const detail = 'An underwriter was asked to bind this quote already.';
    throw new DomainError('BIND_REQUESTED', detail, 409);
  }
  if (quote.expiresOn === null || quote.expiresOn <= now) {
    throw new DomainError('QUOTE_EXPIRED', 'The quote has expired.', 409);
  }
  checkContact(contact);
  checkStep('requestToBind', obstacles);
  return { status, wraRequestToBind: true, urgencyIndex: 1 };
}

// Who asked is answered by these, or signed meanwhile.
const ON_THE_WAY: readonly QuoteStatus[] = ['SIGNED', 'BOUND'];

/** What was asked for was the price and status of its day: made anew, either can be asked for again. */
export function bindRequestAfter(
  quote: { status: QuoteStatus },
  patch: { status?: QuoteStatus; charges?: object | null },
): { wraRequestToBind?: false } {
  const { status = quote.status, charges } = patch;
  const isMoved = status !== quote.status && !ON_THE_WAY.includes(status);
  return isMoved || charges !== undefined ? { wraRequestToBind: false } : {};
}
