import type { QuoteStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { addDays, compareDates, coverInstant, DomainError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { BINDER_DAYS, effectiveWindow, isWithin, renewalWindow } from '@palisade/trade';
import type { CustomerContact } from '../customer-contact';
import { checkContact } from '../customer-contact';
import type { Obstacle } from '../obstacles';
import { checkStep } from '../obstacles';
import { notFiled } from '../paper';
import { statusAfter } from '../quote-status';

/** A quote as far as binding reads it. */
export interface BindableQuote {
  kind: 'NEW' | 'RENEWAL' | 'ENDORSEMENT';
  status: QuoteStatus;
  product: Product;
  effectiveDate: PlainDate;
  expiresOn: Date | null;
}

/** What is known at the moment of binding. */
export interface BindFacts {
  now: Date;
  today: PlainDate;
  timeZone: string;
  state: string | null;
  contact: CustomerContact;
  /** What stands between the quote and its policy. */
  obstacles: readonly Obstacle[];
  carrierId: string | null;
  /** The insured knows of no claim since the effective date. */
  claimFreeWarranty: boolean;
}

/** What binding gives a quote. */
export interface BoundQuote {
  status: QuoteStatus;
  carrierId: string;
  boundOn: Date;
  binderExpiresOn: Date;
}

/** Decides whether a quote is bound; throws 409 with the guard that is not met. */
export function bindQuote(quote: BindableQuote, facts: BindFacts): BoundQuote {
  const status = statusAfter(quote.status, 'bind');
  const { now, timeZone, state } = facts;
  if (quote.expiresOn === null || quote.expiresOn <= now) {
    throw new DomainError('QUOTE_EXPIRED', 'The quote has expired.', 409);
  }
  if (quote.kind !== 'ENDORSEMENT') checkStart(quote, facts);
  checkContact(facts.contact);
  checkStep('bind', facts.obstacles);
  if (facts.carrierId === null) throw notFiled({ ...quote, state });
  const lastDay = addDays(quote.effectiveDate, BINDER_DAYS);
  const binderExpiresOn = coverInstant(lastDay, timeZone);
  return { status, carrierId: facts.carrierId, boundOn: now, binderExpiresOn };
}

function checkStart(
  { kind, effectiveDate: date }: BindableQuote,
  { today, claimFreeWarranty }: BindFacts,
): void {
  const window = kind === 'RENEWAL' ? renewalWindow(today) : effectiveWindow(today);
  if (!isWithin(date, window)) {
    const detail = `Coverage starts between ${window.min} and ${window.max}.`;
    throw new DomainError('TERM_NOT_ALLOWED', detail, 409);
  }
  if (compareDates(date, today) >= 0 || claimFreeWarranty) return;
  const detail = 'Coverage that starts in the past needs a warranty that no claim is known.';
  throw new DomainError('WARRANTY_MISSING', detail, 409);
}
