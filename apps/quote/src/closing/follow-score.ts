import type { Tx } from '@palisade/platform';
import { followsScore } from '../domain/followed-score';
import type { ToldScore } from '../domain/rated-score';
import { ratedScore } from '../domain/rated-score';
import { QUOTE_TRANSITIONS, statusAfter } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import { lockIn } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import { answersOf } from '../ratings/rating-facts';
import { Rating } from '../ratings/rating.entity';

/** What was told of an insured before and after a security tool moved it. */
export interface MovedScore {
  accountId: string;
  before: ToldScore | null;
  after: ToldScore;
}

/**
 * Prices the open quotes of an insured, renewals too, by what a security tool moved: each whose own score,
 * of its own answers, is another by it.
 */
export async function followScore(
  tx: Tx,
  { accountId, before, after }: MovedScore,
  { now, machineNow }: { now: Date; machineNow: Date },
): Promise<void> {
  const priced = await lockIn(tx.em, accountId, QUOTE_TRANSITIONS.followScore.from);
  if (!priced.length) return;
  const { account } = await accountOf(tx.em, accountId);
  for (const quote of priced) {
    const answers = answersOf(quote, { account });
    const was = ratedScore(account, before, answers).companyAggregate;
    const is = ratedScore(account, after, answers).companyAggregate;
    if (was === is) continue;
    const rating = quote.ratingId && (await tx.em.findOneBy(Rating, { id: quote.ratingId }));
    if (!rating || !followsScore(quote, rating.flags)) continue;
    const patch: Partial<Quote> = {
      status: statusAfter(quote.status, 'followScore'),
      statusReasons: [],
      ratingDue: machineNow,
      requestedOn: now,
      expiresOn: null,
      sentOn: null,
      signRequestedOn: null,
    };
    const note = `Security tools moved the score from ${wordOf(was)} to ${wordOf(is)}.`;
    const changed = await changeQuote(tx, quote, { action: 'followScore', patch, note, now });
    await publishChanged(tx, { quote: changed, account, rating: null }, 'followScore');
  }
}

const wordOf = (score: number | null): string => (score === null ? 'none' : String(score));
