import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { RaterGateway } from '../clients/rater.gateway';
import { keptTerms } from '../domain/bypassed-terms';
import type { QuoteRating } from '../domain/quote-rating';
import type { RatingInput } from '../domain/rating-input';
import { scoreInInput } from '../domain/rated-score';
import type { QuoteStep } from '../domain/quote-status';
import type { Caller } from '../quotes/caller';
import type { QuoteChange } from '../quotes/change-quote';
import { changeQuote } from '../quotes/change-quote';
import type { PublishedQuote } from '../quotes/quote-events';
import { accountOf, findQuote, lockQuote } from '../quotes/quote-rows';
import type { Quote } from '../quotes/quote.entity';
import type { RatedWithLater } from './rate-later';
import { rateLater } from './rate-later';
import type { RatedParty } from './rating-facts';
import { inputOf, pricePatch, ratingRow, scoreOf } from './rating-facts';
import { Rating } from './rating.entity';

/** What a decision on a rated revision may read. */
export interface RevisionFacts {
  tx: Tx;
  party: RatedParty;
  rating: QuoteRating;
  now: Date;
}

/** A change that is rated again before it is saved. */
export interface Revision {
  action: QuoteStep;
  note?: string | null;
  /** Whether it takes no newer score than the rating before it read (domain §5.13.21). */
  keepsScore?: (quote: Quote) => boolean;
  /** What is to be rated; throws for what cannot be rated at all. */
  revise: (quote: Quote, party: RatedParty) => Partial<Quote> | Promise<Partial<Quote>>;
  /** Decides on the locked quote as it would be. */
  decide: (quote: Quote, revised: Quote, facts: RevisionFacts) => Promise<Partial<Quote>>;
  /** A second step that the rating asks for; the history keeps both. */
  next?: (changed: Quote, facts: RevisionFacts) => NextStep | null;
  publish: (tx: Tx, published: PublishedQuote) => Promise<void>;
}

type NextStep = Pick<QuoteChange, 'action' | 'patch'>;

/** Rates outside any transaction; a quote that changed meanwhile is refused with 409. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly rater: RaterGateway,
    private readonly clock: DomainClock,
  ) {}

  async run(id: string, caller: Caller, revision: Revision): Promise<void> {
    const { actor } = caller;
    const { manager } = this.dataSource;
    const base = await findQuote(manager, id, actor);
    const current = await accountOf(manager, base.accountId);
    const keepsScore = revision.keepsScore?.(base) ?? false;
    const party = keepsScore ? await keepingScore(manager, base, current) : current;
    const revised = await revision.revise(base, party);
    const asked = { ...base, ...revised };
    const { endorsement, input, rating } = await this.rate(base, asked, { party, caller });
    const change = { ...revised, ...(endorsement && { endorsement }) };
    refuseBlocked(rating);
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      const quote = await lockQuote(tx.em, id, actor);
      if (quote.revision !== base.revision) {
        throw new DomainError('QUOTE_CHANGED', 'The quote was changed meanwhile.', 409);
      }
      const priced = { ...change, ...pricePatch({ ...quote, ...change }, rating, party) };
      const facts = { tx, party, rating, now };
      const decided = await revision.decide(quote, { ...quote, ...priced }, facts);
      const row = ratingRow(id, { input, score: scoreOf(asked, party) }, rating, now);
      await tx.em.insert(Rating, row);
      const { action, note } = revision;
      const patch = { ...priced, ...decided };
      const changed = await changeQuote(tx, quote, { action, note, patch, now });
      const next = revision.next?.(changed, facts);
      const last = next ? await changeQuote(tx, changed, { ...next, now }) : changed;
      await revision.publish(tx, { quote: last, account: party.account, rating: row });
    });
  }

  private async rate(
    base: Quote,
    asked: Quote,
    { party, caller }: { party: RatedParty; caller: Caller },
  ): Promise<RatedWithLater & { input: RatingInput }> {
    const bypassed = keptTerms(base, asked.terms);
    const input = inputOf(asked, party);
    const rate = (next: RatingInput) => this.rater.rateFor(caller, { ...asked, bypassed }, next);
    const own = { input, rating: await rate(input) };
    return { input, ...(await rateLater(asked, own, rate)) };
  }
}

/** The party as it is, but for the score: that of the last rating, where there is one. */
async function keepingScore(
  em: EntityManager,
  { ratingId }: Quote,
  party: RatedParty,
): Promise<RatedParty> {
  const rating = ratingId === null ? null : await em.findOneBy(Rating, { id: ratingId });
  return rating ? { ...party, keptScore: rating.score ?? scoreInInput(rating.input) } : party;
}

/** Throws 400 for a rating that says that the risk must not be written as it is. */
export function refuseBlocked({ flags }: QuoteRating): void {
  const blocked = flags.find(({ level }) => level === 'block');
  if (blocked) throw new DomainError(blocked.rule as Uppercase<string>, blocked.reason, 400);
}
