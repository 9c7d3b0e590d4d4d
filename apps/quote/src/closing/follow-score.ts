import type { Tx } from '@palisade/platform';
import { followsScore } from '../domain/followed-score';
import { QUOTE_TRANSITIONS, statusAfter } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import { lockIn } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import { Rating } from '../ratings/rating.entity';

/** The score of an insured before and after a security tool moved it. */
export interface MovedScore {
  accountId: string;
  before: number | null;
  after: number | null;
}

/** Prices the open quotes of an insured, renewals too, by the score that a security tool moved. */
export async function followScore(
  tx: Tx,
  { accountId, before, after }: MovedScore,
  { now, machineNow }: { now: Date; machineNow: Date },
): Promise<void> {
  const priced = await lockIn(tx.em, accountId, QUOTE_TRANSITIONS.recalculate.from);
  for (const quote of priced) {
    const rating = quote.ratingId && (await tx.em.findOneBy(Rating, { id: quote.ratingId }));
    if (!rating || !followsScore(quote, rating.flags)) continue;
    const patch: Partial<Quote> = {
      status: statusAfter(quote.status, 'rateAgain'),
      statusReasons: [],
      ratingDue: machineNow,
      requestedOn: now,
      expiresOn: null,
      sentOn: null,
      signRequestedOn: null,
    };
    const note = `Security tools moved the score from ${wordOf(before)} to ${wordOf(after)}.`;
    const changed = await changeQuote(tx, quote, { action: 'rateAgain', patch, note, now });
    const { account } = await accountOf(tx.em, accountId);
    await publishChanged(tx, { quote: changed, account, rating: null }, 'rateAgain');
  }
}

const wordOf = (score: number | null): string => (score === null ? 'none' : String(score));
