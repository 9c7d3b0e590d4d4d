import type { Quote } from '../quotes/quote.entity';
import { judgedOf } from './rating-facts';
import type { RevisionFacts } from './revisions.service';

/** The reasons of the rater as they are by a new rating; what people said stays. */
export const judgedAnew = (revised: Quote, { party, rating }: RevisionFacts): Partial<Quote> => ({
  statusReasons: [
    ...revised.statusReasons.filter(({ source }) => source !== 'rater'),
    ...judgedOf(revised, party, rating).reasons.filter(({ source }) => source === 'rater'),
  ],
});
