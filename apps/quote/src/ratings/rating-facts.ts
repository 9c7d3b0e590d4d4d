import { isStampingReturned } from '@palisade/trade';
import { sellsTo } from '../domain/agency-terms';
import { coercedInput, coercedTerms } from '../domain/coercions';
import { endorsedInput } from '../domain/endorsed-input';
import type { EndorsementTaxes, RatedBefore } from '../domain/endorsement';
import { endorsedCharges, ratedTerm } from '../domain/endorsement';
import type { QuoteRating } from '../domain/quote-rating';
import type { RatingInput } from '../domain/rating-input';
import { ratingInput } from '../domain/rating-input';
import type { RatingOutcome } from '../domain/rating-outcome';
import { judgeRating } from '../domain/rating-outcome';
import type { ScoreOfRating } from '../domain/rated-score';
import { ratedScore, scoreBy } from '../domain/rated-score';
import type { Answers } from '../domain/security-answers';
import type { Quote } from '../quotes/quote.entity';
import type { AccountScore } from '../snapshots/account-score.entity';
import type { Account } from '../snapshots/account.entity';
import type { Agency } from '../snapshots/agency.entity';
import type { Rating } from './rating.entity';

/** What a rating reads of other rows. */
export interface RatedParty {
  account: Account;
  score: AccountScore | null;
  agency: Agency | null;
  /** The score of an earlier rating, where a change takes no newer one. */
  keptScore?: ScoreOfRating | null;
}

type PricedQuote = Pick<
  Quote,
  'endorsement' | 'effectiveDate' | 'terms' | 'coercions' | 'firmographicData'
>;

const UNTAXED = { surplusLineTax: '0', surplusStampingFee: '0', ipt: '0' };

/** A quote as far as its rating reads it. */
export type RatedQuote = Pick<
  Quote,
  | 'product'
  | 'effectiveDate'
  | 'endDate'
  | 'terms'
  | 'answers'
  | 'irpm'
  | 'brokerFee'
  | 'additionalBrokerFee'
  | 'mgaFee'
  | 'endorsement'
  | 'bypassed'
>;

/** The answers of the account, and over them those of the quote. */
export function answersOf(
  quote: Pick<Quote, 'answers'>,
  { account }: Pick<RatedParty, 'account'>,
): Answers {
  const { claimHistory, securityAnswers } = account;
  const known = Object.entries({ claimHistory, ...securityAnswers });
  const given = known.filter(([, answer]) => answer !== null);
  return { ...(Object.fromEntries(given) as Answers), ...quote.answers };
}

/**
 * The body of a calculator call for a quote as it is. An endorsement keeps the score and the facts of its
 * term: only what it changes is changed.
 */
export function inputOf(quote: RatedQuote, party: RatedParty): RatingInput {
  const { termsBefore: terms, ratedBefore } = quote.endorsement ?? {};
  if (!terms || !ratedBefore) return todaysInput(quote, party);
  const { input, answers, irpm } = ratedBefore;
  const of = (given: Answers): RatedParty => ({
    ...party,
    keptScore: scoreInTerm(ratedBefore, party, given),
  });
  const answersNow = { ...answers, ...quote.answers };
  const asIs = inputBy({ ...quote, terms, irpm }, of(answers), answers);
  const changed = inputBy(quote, of(answersNow), answersNow);
  return endorsedInput(input as RatingInput, { asIs, changed });
}

/** The score that a quote is rated by. */
export function scoreOf(quote: RatedQuote, party: RatedParty): ScoreOfRating | null {
  const ratedBefore = quote.endorsement?.ratedBefore;
  if (!ratedBefore) return scoreToday(party, answersOf(quote, party));
  return scoreInTerm(ratedBefore, party, { ...ratedBefore.answers, ...quote.answers });
}

/** Of what a quote answers itself, by what was last seen of the insured. */
const scoreToday = ({ account, score, keptScore }: RatedParty, answers: Answers) =>
  keptScore === undefined ? ratedScore(account, score, answers) : keptScore;

/** Of the answers of an endorsement, by what had been seen when its term was rated. */
const scoreInTerm = ({ score }: RatedBefore, { account }: RatedParty, answers: Answers) =>
  score?.signals ? scoreBy(score.signals, account, answers) : null;

/** The same by the facts, the answers and the score of today. */
export const todaysInput = (quote: RatedQuote, party: RatedParty): RatingInput =>
  inputBy(quote, party, answersOf(quote, party));

function inputBy(quote: RatedQuote, party: RatedParty, answers: Answers): RatingInput {
  const { product, effectiveDate, endDate, terms, irpm, mgaFee } = quote;
  const brokerFee = quote.brokerFee + quote.additionalBrokerFee;
  // An endorsement is rated as the whole term would be, by the book of the policy's inception.
  const { term: endorsed } = quote.endorsement ?? {};
  const term = endorsed ? ratedTerm(endorsed) : { effectiveDate, endDate };
  const score = scoreToday(party, answers);
  const priced = { product, ...term, terms, irpm, brokerFee, mgaFee };
  return ratingInput({ ...priced, account: party.account, score, answers });
}

/** Whether the policyholder was told the price. */
export const wasSent = ({ sentOn, signRequestedOn }: Quote): boolean =>
  (sentOn ?? signRequestedOn) !== null;

/** What a rating makes of a quote. */
export function judgedOf(quote: Quote, party: RatedParty, rating: QuoteRating): RatingOutcome {
  const factors = scoreOf(quote, party)?.factors ?? null;
  const { product, bypassCfRules: isScoreBypassed } = quote;
  const answers = answersOf(quote, party);
  // A change of what is bound already is no new sale.
  const isWithinLevels =
    quote.kind === 'ENDORSEMENT' || sellsTo(party.agency, party.account.revenue);
  const facts = { product, answers, factors, isScoreBypassed, isWithinLevels };
  return judgeRating(rating.flags, facts);
}

/** What a rating is made by. */
export interface RatedBy {
  /** The body of the calculator call. */
  input: RatingInput;
  score: ScoreOfRating | null;
}

/** The row that keeps a rating with all it takes to replay it. */
export function ratingRow(
  quoteId: string,
  { input, score }: RatedBy,
  { ratingId: id, hazard: _, taxRates: __, bypassed: ___, coercions, ...rating }: QuoteRating,
  rated: Date,
): Rating {
  return { id, quoteId, input: coercedInput(input, coercions), score, ...rating, rated };
}

/** What a rating changes in its quote, lowered terms too; the price of a declined quote stays unknown. */
export function pricePatch(
  quote: PricedQuote,
  rating: QuoteRating,
  { account }: RatedParty,
  isShown = true,
): Partial<Quote> {
  const { endorsement, effectiveDate, terms, coercions } = quote;
  const firmographicData = endorsement?.ratedBefore
    ? quote.firmographicData
    : firmographicsOf(account);
  const whole = isShown ? rating.charges : null;
  const taxes = taxesOf(rating, ratedState({ firmographicData }));
  const charged = whole && endorsement && endorsedCharges(endorsement, whole, taxes, effectiveDate);
  const charges = charged ? charged.net : whole;
  return {
    terms: coercedTerms(terms, rating.coercions),
    coercions: [...coercions, ...rating.coercions],
    bypassed: rating.bypassed,
    ratingId: rating.ratingId,
    hazard: rating.hazard,
    charges,
    annualCharges: endorsement ? whole : null,
    ...(charged && { endorsement: { ...endorsement, charged } }),
    premium: charges?.premium ?? null,
    totalPremium: charges?.totalPremium ?? null,
    firmographicData,
  };
}

const taxesOf = (rating: QuoteRating, state: string | null): EndorsementTaxes => ({
  ...(rating.taxRates ?? UNTAXED),
  isStampingReturned: isStampingReturned(state),
});

/** The state that rates and taxes a quote: the account may have moved since. */
export const ratedState = ({ firmographicData }: Pick<Quote, 'firmographicData'>): string | null =>
  typeof firmographicData.state === 'string' ? firmographicData.state : null;

/** The account as a quote keeps it. */
export function firmographicsOf(account: Account): Quote['firmographicData'] {
  const { id: _, teamIds: __, securityAnswers: ___, version: ____, ...rest } = account;
  const { contact: _____, agent: ______, isVerified: _______, ...facts } = rest;
  return facts;
}
