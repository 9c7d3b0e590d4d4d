import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { RaterGateway, RatingRefused } from '../clients/rater.gateway';
import type { QuoteRating } from '../domain/quote-rating';
import type { RatingInput } from '../domain/rating-input';
import { asRequested } from '../domain/refused-terms';
import type { Caller } from '../quotes/caller';
import type { RatedParty, RatedQuote } from './rating-facts';
import { inputOf } from './rating-facts';
import { refuseBlocked } from './revisions.service';

/** A rating that was asked for a moment ago, with what was rated. */
export interface CheckedRating {
  input: RatingInput;
  rating: QuoteRating;
}

/** Says of a quote before it is made or requested whether it can be one. */
@Injectable()
export class RatableQuotes {
  constructor(private readonly rater: RaterGateway) {}

  /**
   * The rating of a quote; throws 400 for terms that are not sold and for a risk that is blocked
   * (domain §1.2.1). Null for what the rater cannot say now: its first rating will.
   */
  async check(quote: RatedQuote, party: RatedParty, caller: Caller): Promise<CheckedRating | null> {
    const { industryCode, revenue } = party.account;
    // Account still asks for these: a request without them is refused for itself.
    if (industryCode === null || revenue === null) return null;
    const input = inputOf(quote, party);
    const rating = await this.rater.rateFor(caller, quote, input).catch((error: unknown) => {
      if (error instanceof RatingRefused) throw refusedAs(error, quote);
      if (error instanceof DomainError) return null;
      throw error;
    });
    if (!rating) return null;
    refuseBlocked(rating);
    return { input, rating };
  }
}

function refusedAs({ code, detail, errors }: RatingRefused, { terms }: RatedQuote): DomainError {
  const fields = asRequested(errors, terms);
  const sentence = fields.map((error) => error.detail).join(' ') || detail;
  return new DomainError(code, sentence, 400, fields);
}
