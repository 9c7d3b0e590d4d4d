import type { Tx } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import { quoteExpiry } from '../domain/quote-dates';
import type { QuoteRating } from '../domain/quote-rating';
import { automaticReasons } from '../domain/renewal/automatic';
import { statusAfter } from '../domain/quote-status';
import type { RatingInput } from '../domain/rating-input';
import type { RatingOutcome } from '../domain/rating-outcome';
import { changeQuote } from '../quotes/change-quote';
import type { Quote } from '../quotes/quote.entity';
import { publishStatus } from '../quotes/status-events';
import type { RatedParty } from './rating-facts';
import { pricePatch, ratingRow, scoreOf } from './rating-facts';
import { Rating } from './rating.entity';

/** What became of an attempt to rate: a rating, or the reasons why there is none. */
export interface Attempt {
  outcome: RatingOutcome;
  rating?: QuoteRating;
  input?: RatingInput;
  /** Of an endorsement: with the changes of later dates as they were rated over it. */
  endorsement?: Quote['endorsement'];
}

/** Gives a locked, requested quote its first rating and the status that follows from it; answers it so. */
export async function saveFirstRating(
  tx: Tx,
  quote: Quote,
  { party, attempt, now }: { party: RatedParty; attempt: Attempt; now: Date },
): Promise<Quote> {
  const { rating, input, endorsement = quote.endorsement } = attempt;
  const outcome = outcomeOf(quote, party, attempt);
  const status = statusAfter(quote.status, outcome.action);
  const isOpen = status !== 'REFERRED' && status !== 'DECLINED';
  const patch: Partial<Quote> = {
    ...(rating && pricePatch({ ...quote, endorsement }, rating, party, status !== 'DECLINED')),
    status,
    statusReasons: outcome.reasons,
    ratingDue: null,
    // The page on which the client was changed waits for it.
    ...(quote.ratingId && { lastPatched: now }),
    expiresOn: isOpen ? quoteExpiry(PRODUCTS[quote.product].market, quote.created) : null,
  };
  const row =
    rating && input
      ? ratingRow(quote.id, { input, score: scoreOf(quote, party) }, rating, now)
      : null;
  if (row) await tx.em.insert(Rating, row);
  const changed = await changeQuote(tx, quote, { action: outcome.action, patch, now });
  await publishStatus(tx, { quote: changed, account: party.account, rating: row });
  return changed;
}

const OFFERED: readonly RatingOutcome['action'][] = ['rateReady', 'rateActive', 'rateIndication'];

/** A renewal that was made by itself is looked at where the rules of automatic ones do not hold. */
function outcomeOf(quote: Quote, party: RatedParty, { outcome, rating }: Attempt): RatingOutcome {
  const { renewal, hasClaim, terms } = quote;
  if (!renewal?.isAutomatic || !rating || !OFFERED.includes(outcome.action)) return outcome;
  const score = scoreOf(quote, party)?.companyAggregate ?? null;
  const { revenue } = party.account;
  const now = { hasClaim, limit: terms.limit, hazard: rating.hazard, revenue, score };
  const reasons = automaticReasons(renewal, now);
  return reasons.length ? { action: 'rateReferred', reasons } : outcome;
}
