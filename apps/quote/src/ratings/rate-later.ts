import { coercedInput, coercedTerms } from '../domain/coercions';
import type { ChangeSide, RatedLater } from '../domain/later-change';
import { laidOver } from '../domain/later-change';
import type { QuoteRating } from '../domain/quote-rating';
import type { RatingInput } from '../domain/rating-input';
import type { Quote } from '../quotes/quote.entity';

/** A change of a policy as it is rated. */
type Endorsing = Pick<Quote, 'endorsement' | 'terms' | 'additionalInsureds'>;

interface Rated {
  input: RatingInput;
  rating: QuoteRating;
}

/** An endorsement with the changes of later dates over it, and its rating with what their ratings flag. */
export interface RatedWithLater {
  endorsement: Quote['endorsement'];
  rating: QuoteRating;
}

/** Rates the changes of later dates over a change that was rated, each over the one before. */
export async function rateLater(
  { endorsement, terms, additionalInsureds }: Endorsing,
  { input, rating }: Rated,
  rate: (input: RatingInput) => Promise<QuoteRating>,
): Promise<RatedWithLater> {
  if (!endorsement?.later?.length) return { endorsement, rating };
  const laid: RatedLater[] = [];
  let before = sideOf({ terms, insureds: additionalInsureds, input }, rating);
  for (const change of endorsement.later) {
    const over = laidOver(before, change);
    const rated = await rate(over.input as RatingInput);
    before = sideOf(over, rated);
    laid.push({ ...change, laid: before, rating: rated });
  }
  const flags = [rating, ...laid.map((one) => one.rating)].flatMap((one) => one.flags);
  const rules = flags.map(({ level, rule }) => `${level} ${rule}`);
  const distinct = flags.filter((_, at) => rules.indexOf(rules[at]) === at);
  return { endorsement: { ...endorsement, laid }, rating: { ...rating, flags: distinct } };
}

/** What a change was rated as. */
const sideOf = (
  { terms, insureds, input }: ChangeSide,
  { coercions }: QuoteRating,
): ChangeSide => ({
  terms: coercedTerms(terms, coercions),
  insureds,
  input: coercedInput(input as RatingInput, coercions),
});
