import type { EventData, QuoteStatus } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { closingWords, FILL_IN } from '@palisade/trade';
import type { Charges } from '../domain/quote-rating';
import type { QuoteStep } from '../domain/quote-status';
import type { RatedParty } from '../ratings/rating-facts';
import { answersOf } from '../ratings/rating-facts';
import type { Rating } from '../ratings/rating.entity';
import type { SettledAnswers } from '../subjectivities/settle-answers';
import { settleAnswers } from '../subjectivities/settle-answers';
import { publishDue } from '../subjectivities/subjectivity-events';
import type { PublishedSubjectivity } from '../subjectivities/subjectivity-rows';
import {
  openSubjectivities,
  subjectivitiesOf,
  toPublished,
} from '../subjectivities/subjectivity-rows';
import { agencyNameOf, commissionPctOf } from './quote-agency';
import type { PublishedQuote } from './quote-events';
import { agentOf, headOf, ratingOf, termsOf } from './quote-events';
import type { Quote } from './quote.entity';

type Publish = (tx: Tx, published: PublishedQuote, notify: boolean) => Promise<void>;

const PUBLISHERS: Partial<Record<QuoteStatus, Publish>> = {
  ACTIVE: publishReleased,
  READY: publishReleased,
  INDICATION: publishRated,
  REFERRED: publishReferred,
  DECLINED: (tx, published, notify) => {
    const { alsoDeclined = [] } = published;
    const also = alsoDeclined.length > 0 && { alsoDeclined };
    return tx.publish({
      type: 'quote.declined.v1',
      data: { ...closedOf(published, notify), ...also },
    });
  },
  LOST: (tx, published, notify) =>
    tx.publish({ type: 'quote.lost.v1', data: closedOf(published, notify) }),
  INVALID: (tx, published, notify) =>
    tx.publish({ type: 'quote.invalidated.v1', data: closedOf(published, notify) }),
  API_REJECTED: (tx, published) => {
    const reasons = published.quote.statusReasons.map(({ code, text }) => ({ code, text }));
    return tx.publish({ type: 'quote.rejected.v1', data: { ...headOf(published), reasons } });
  },
  EXPIRED: (tx, published, notify) =>
    tx.publish({ type: 'quote.expired.v1', data: closedOf(published, notify) }),
};

/** Publishes the status that a quote has come to. */
export async function publishStatus(
  tx: Tx,
  published: PublishedQuote,
  notify = true,
): Promise<void> {
  const publish = PUBLISHERS[published.quote.status];
  if (!publish) throw new Error(`No event is for ${published.quote.status}.`);
  await publish(tx, published, notify);
}

/** Publishes that a quote was requested, with the agent and the answers that go into its rating. */
export async function publishRequested(tx: Tx, quote: Quote, party: RatedParty): Promise<void> {
  const { account } = party;
  const data = {
    ...headOf({ quote, account, rating: null }),
    agent: agentOf(quote, await agencyNameOf(tx.em, quote.agencyId)),
    securityAnswers: answersOf(quote, party),
  };
  await tx.publish({ type: 'quote.requested.v1', data });
}

/** Publishes a change that has no event of its own. */
export async function publishChanged(
  tx: Tx,
  published: PublishedQuote,
  action: QuoteStep,
  subjectivities: PublishedSubjectivity[] | null = null,
): Promise<void> {
  const { assignedUnderwriterId } = published.quote;
  const data = { ...headOf(published), action, assignedUnderwriterId, subjectivities };
  await tx.publish({ type: 'quote.changed.v1', data });
}

/** Publishes that the quote was given to an underwriter. */
export async function publishAssigned(tx: Tx, published: PublishedQuote): Promise<void> {
  const { id, assignedUnderwriterId } = published.quote;
  if (!assignedUnderwriterId) throw new Error(`Quote ${id} is assigned to nobody.`);
  const data = { ...headOf(published), assignedUnderwriterId };
  await tx.publish({ type: 'quote.assigned.v1', data });
}

/** Publishes a rating that left the status as it is, or gave an indication. */
export async function publishRated(tx: Tx, published: PublishedQuote): Promise<void> {
  const { quote } = published;
  const { charges, rating } = priceOf(published);
  const { flags } = rating;
  const settled = await settleAnswers(tx, published);
  const expiresOn = quote.expiresOn?.toISOString() ?? null;
  const terms = termsOf(published);
  const data = { ...headOf(published), terms, charges, rating: ratingOf(rating), flags, expiresOn };
  await tx.publish({ type: 'quote.rated.v1', data });
  await publishSettled(tx, published, settled);
}

async function publishReleased(tx: Tx, published: PublishedQuote): Promise<void> {
  const { charges, rating } = priceOf(published);
  const { expiresOn } = published.quote;
  if (!expiresOn) throw new Error(`Quote ${published.quote.id} is released for ever.`);
  const settled = await settleAnswers(tx, published);
  const conditions = await openSubjectivities(tx, published);
  const data = {
    ...headOf(published),
    terms: termsOf(published),
    charges,
    rating: ratingOf(rating),
    expiresOn: expiresOn.toISOString(),
    subjectivities: conditions.map(({ id, title, stage, dueAt }) => ({ id, title, stage, dueAt })),
    commissionPct: await commissionPctOf(tx.em, published.quote),
    byUnderwriter: published.byUnderwriter ?? false,
  };
  await tx.publish({ type: 'quote.released.v1', data });
  await publishSettled(tx, published, settled);
}

/** Publishes what its answers made of the conditions of a quote. */
async function publishSettled(
  tx: Tx,
  published: PublishedQuote,
  { asked, isChanged }: SettledAnswers,
): Promise<void> {
  if (isChanged) {
    const conditions = await subjectivitiesOf(tx.em, published.quote.id);
    await publishChanged(tx, published, 'changeSubjectivity', conditions.map(toPublished));
  }
  if (asked.length) await publishDue(tx, published, asked);
}

async function publishReferred(tx: Tx, published: PublishedQuote): Promise<void> {
  const { quote, rating } = published;
  const data = {
    ...headOf(published),
    terms: termsOf(published),
    charges: quote.charges,
    rating: rating && ratingOf(rating),
    reasons: quote.statusReasons.map(({ code, text }) => ({ code, text })),
    urgencyIndex: quote.urgencyIndex,
    needByDate: quote.needByDate,
  };
  await tx.publish({ type: 'quote.referred.v1', data });
}

function closedOf(
  published: PublishedQuote,
  notify: boolean,
): Omit<EventData<'quote.lost.v1'>, 'version'> {
  const { statusReasons } = published.quote;
  return {
    ...headOf(published),
    reason: statusReasons.map(({ text }) => text).join(' '),
    reasonSummary: summaryOf(statusReasons[0]?.code ?? null),
    changed: published.changed?.length ? published.changed : null,
    notify,
  };
}

/** A chosen reason in its words; the code of a rule stays; a text of one's own stands in the reason. */
const summaryOf = (code: string | null): string | null =>
  code === null || code === FILL_IN ? null : (closingWords(code) ?? code);

/** A quote of these statuses has a price: the rules let no other come to them. */
function priceOf({ quote, rating }: PublishedQuote): { charges: Charges; rating: Rating } {
  const { charges } = quote;
  if (charges && rating) return { charges, rating };
  throw new Error(`Quote ${quote.id} is ${quote.status} without a price.`);
}
