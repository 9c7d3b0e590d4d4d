import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { RaterGateway } from '../clients/rater.gateway';
import { checkUpdatable, updateTerms } from '../domain/actions/underwrite-quote';
import { checkModifier } from '../domain/irpm';
import { dateIn, quoteTerm } from '../domain/quote-dates';
import type { QuoteRating } from '../domain/quote-rating';
import { checkTerms } from '../domain/quote-terms';
import type { RatingInput } from '../domain/rating-input';
import type { Caller } from '../quotes/caller';
import { changeQuote } from '../quotes/change-quote';
import { changedTerms } from '../quotes/coverage-data.dto';
import { accountOf, findQuote, lockQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import { publishRated } from '../quotes/status-events';
import type { RatedParty } from '../ratings/rating-facts';
import { inputOf, pricePatch, ratingRow } from '../ratings/rating-facts';
import { Rating } from '../ratings/rating.entity';
import type { SaveIrpmRequest, UpdateTermsRequest } from './underwriting.dto';
import { riskOf, underwriterOf } from './underwriting.service';

/** Terms that were rated anew and are not saved yet. */
interface Revision {
  /** The quote as it was read. */
  base: Quote;
  patch: Partial<Quote>;
  input: RatingInput;
  rating: QuoteRating;
  party: RatedParty;
}

/** Changes the terms of a quote; whatever changes is rated anew, and the status stays. */
@Injectable()
export class TermsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly rater: RaterGateway,
    private readonly clock: Clock,
  ) {}

  update(id: string, { terms: change }: UpdateTermsRequest, caller: Caller): Promise<void> {
    return this.rerate(id, caller, (quote, { account }) => {
      const terms = changedTerms(quote.terms, change);
      checkTerms(terms, quote.product, '/terms');
      const patch = { terms, aggregateLimit: terms.limit };
      if (!change.effectiveDate && !change.endDate) return patch;
      const today = dateIn(account.timeZone, this.clock.now());
      const { effectiveDate = quote.effectiveDate, endDate } = change;
      return { ...patch, ...quoteTerm({ effectiveDate, endDate }, today) };
    });
  }

  saveIrpm(id: string, request: SaveIrpmRequest, caller: Caller): Promise<void> {
    const { irpmNote = null, irpmModifier, ...irpm } = request;
    checkModifier(irpm, irpmModifier);
    return this.rerate(id, caller, () => ({ irpm, irpmNote }));
  }

  /** Rates outside any transaction; a quote that changed meanwhile is refused with 409. */
  private async rerate(
    id: string,
    { actor, token }: Caller,
    revise: (quote: Quote, party: RatedParty) => Partial<Quote>,
  ): Promise<void> {
    const { manager } = this.dataSource;
    const base = await findQuote(manager, id, actor);
    checkUpdatable(riskOf(base), await underwriterOf(manager, actor, this.clock.now()));
    const party = await accountOf(manager, base.accountId);
    const patch = revise(base, party);
    const input = inputOf({ ...base, ...patch }, party);
    const rating = await this.rater.rate(base.product, input, token);
    const blocked = rating.flags.find(({ level }) => level === 'block');
    if (blocked) {
      throw new DomainError(blocked.rule as Uppercase<string>, blocked.reason, 400);
    }
    await this.save(actor, { base, patch, input, rating, party });
  }

  private async save(actor: Actor, revision: Revision): Promise<void> {
    const { base, input, rating, party } = revision;
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, base.id, actor);
      if (quote.revision !== base.revision) {
        throw new DomainError('QUOTE_CHANGED', 'The quote was changed meanwhile.', 409);
      }
      const patch = { ...revision.patch, ...pricePatch(rating, party) };
      const updated = riskOf({ ...quote, ...patch });
      const by = await underwriterOf(tx.em, actor, now);
      const { status } = updateTerms(riskOf(quote), updated, by);
      const row = ratingRow(quote.id, input, rating, now);
      await tx.em.insert(Rating, row);
      const change = { action: 'updateTerms', patch: { ...patch, status }, now } as const;
      const changed = await changeQuote(tx, quote, change);
      await publishRated(tx, { quote: changed, account: party.account, rating: row });
    });
  }
}
