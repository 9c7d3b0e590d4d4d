import type { EventData, QuoteStatus } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import type { Charges } from '../domain/quote-rating';
import type { QuoteStep } from '../domain/quote-status';
import type { Rating } from '../ratings/rating.entity';
import type { PublishedSubjectivity } from '../subjectivities/subjectivity-rows';
import { openSubjectivities } from '../subjectivities/subjectivity-rows';
import { commissionPctOf } from './quote-agency';
import type { PublishedQuote } from './quote-events';
import { headOf, ratingOf, termsOf } from './quote-events';

type Publish = (tx: Tx, told: PublishedQuote, notify: boolean) => Promise<void>;

const PUBLISHERS: Partial<Record<QuoteStatus, Publish>> = {
  ACTIVE: publishReleased,
  READY: publishReleased,
  INDICATION: publishRated,
  REFERRED: publishReferred,
  DECLINED: (tx, told, notify) =>
    tx.publish({ type: 'quote.declined.v1', data: closedOf(told, notify) }),
  LOST: (tx, told, notify) => tx.publish({ type: 'quote.lost.v1', data: closedOf(told, notify) }),
  INVALID: (tx, told, notify) =>
    tx.publish({ type: 'quote.invalidated.v1', data: closedOf(told, notify) }),
  EXPIRED: (tx, told, notify) =>
    tx.publish({ type: 'quote.expired.v1', data: closedOf(told, notify) }),
};

/** Tells of the status that a quote has come to. */
export async function publishStatus(tx: Tx, told: PublishedQuote, notify = true): Promise<void> {
  const tell = PUBLISHERS[told.quote.status];
  if (!tell) throw new Error(`No event tells of ${told.quote.status}.`);
  await tell(tx, told, notify);
}

/** Tells the screens of a change that has no event of its own. */
export async function publishChanged(
  tx: Tx,
  told: PublishedQuote,
  action: QuoteStep,
  subjectivities: PublishedSubjectivity[] | null = null,
): Promise<void> {
  const { assignedUnderwriterId } = told.quote;
  const data = { ...headOf(told), action, assignedUnderwriterId, subjectivities };
  await tx.publish({ type: 'quote.changed.v1', data });
}

/** Tells of a rating that left the status as it is, or gave an indication. */
export async function publishRated(tx: Tx, told: PublishedQuote): Promise<void> {
  const { quote } = told;
  const { charges, rating } = priceOf(told);
  const { flags } = rating;
  const expiresOn = quote.expiresOn?.toISOString() ?? null;
  const terms = termsOf(told);
  const data = { ...headOf(told), terms, charges, rating: ratingOf(rating), flags, expiresOn };
  await tx.publish({ type: 'quote.rated.v1', data });
}

async function publishReleased(tx: Tx, told: PublishedQuote): Promise<void> {
  const { charges, rating } = priceOf(told);
  const { expiresOn } = told.quote;
  if (!expiresOn) throw new Error(`Quote ${told.quote.id} is released for ever.`);
  const conditions = await openSubjectivities(tx, told);
  const data = {
    ...headOf(told),
    terms: termsOf(told),
    charges,
    rating: ratingOf(rating),
    expiresOn: expiresOn.toISOString(),
    subjectivities: conditions.map(({ id, title, stage, dueAt }) => ({ id, title, stage, dueAt })),
    commissionPct: await commissionPctOf(tx.em, told.quote),
  };
  await tx.publish({ type: 'quote.released.v1', data });
}

async function publishReferred(tx: Tx, told: PublishedQuote): Promise<void> {
  const { quote, rating } = told;
  const data = {
    ...headOf(told),
    terms: termsOf(told),
    charges: quote.charges,
    rating: rating && ratingOf(rating),
    reasons: quote.statusReasons.map(({ code, text }) => ({ code, text })),
    urgencyIndex: quote.urgencyIndex,
    needByDate: quote.needByDate,
  };
  await tx.publish({ type: 'quote.referred.v1', data });
}

function closedOf(
  told: PublishedQuote,
  notify: boolean,
): Omit<EventData<'quote.lost.v1'>, 'version'> {
  const { statusReasons } = told.quote;
  return {
    ...headOf(told),
    reason: statusReasons.map(({ text }) => text).join(' '),
    reasonSummary: statusReasons[0]?.code ?? null,
    changed: told.changed?.length ? told.changed : null,
    notify,
  };
}

/** A quote of these statuses has a price: the rules let no other come to them. */
function priceOf({ quote, rating }: PublishedQuote): { charges: Charges; rating: Rating } {
  const { charges } = quote;
  if (charges && rating) return { charges, rating };
  throw new Error(`Quote ${quote.id} is ${quote.status} without a price.`);
}
