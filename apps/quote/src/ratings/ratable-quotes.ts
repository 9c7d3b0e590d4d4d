import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { RaterGateway, RatingRefused } from '../clients/rater.gateway';
import { asRequested } from '../domain/refused-terms';
import type { Caller } from '../quotes/caller';
import { raterTokenOf } from '../quotes/caller';
import type { RatedParty, RatedQuote } from './rating-facts';
import { inputOf } from './rating-facts';
import { refuseBlocked } from './revisions.service';

/** Says of a quote before it is made or requested whether it can be one. */
@Injectable()
export class RatableQuotes {
  constructor(private readonly rater: RaterGateway) {}

  /**
   * Throws 400 for terms that are not sold and for a risk that is blocked (domain §1.2.1). What the
   * rater cannot say now, its first rating will.
   */
  async check(quote: RatedQuote, party: RatedParty, caller: Caller): Promise<void> {
    const { industryCode, revenue } = party.account;
    // Account still asks for these: a request without them is refused for itself.
    if (industryCode === null || revenue === null) return;
    const rating = await this.rater
      .rate(quote.product, inputOf(quote, party), raterTokenOf(caller))
      .catch((error: unknown) => {
        if (error instanceof RatingRefused) throw refusedAs(error, quote);
        if (error instanceof DomainError) return null;
        throw error;
      });
    if (rating) refuseBlocked(rating);
  }
}

function refusedAs({ code, detail, errors }: RatingRefused, { terms }: RatedQuote): DomainError {
  const fields = asRequested(errors, terms);
  const sentence = fields.map((error) => error.detail).join(' ') || detail;
  return new DomainError(code, sentence, 400, fields);
}
