import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Rating } from '../ratings/rating.entity';

@ApiSchema({ name: 'QuoteRateBook' })
export class RateBookResponse {
  id: string;
  version: string;
  sha256: string;
}

export class RatingFlagResponse {
  level: 'info' | 'refer' | 'block' | 'decline';
  rule: string;
  reason: string;
}

export class CoveragePremiumResponse {
  key: string;
  premium: number;
}

/** Which rating gave the premium, and how it is made up. */
export class RatingResponse {
  ratingId: string;
  inputHash: string;
  rateBook: RateBookResponse;
  /** Version of the rater's arithmetic. */
  engine: string;
  irpmModifier: string;
  flags: RatingFlagResponse[];
  /** Empty while no premium is shown. */
  coverages: CoveragePremiumResponse[];
  @ApiProperty({ format: 'date-time' })
  rated: string;
}

export function toRatingResponse(rating: Rating, isPriceShown: boolean): RatingResponse {
  const { id: ratingId, inputHash, rateBook, engine, irpmModifier, flags } = rating;
  const { coverages, rated } = rating;
  return {
    ratingId,
    inputHash,
    rateBook,
    engine,
    irpmModifier,
    flags,
    coverages: isPriceShown
      ? coverages.map(({ key, premium }) => ({ key, premium: toCurrencyUnits(premium) }))
      : [],
    rated: rated.toISOString(),
  };
}

/** The score that a rating read. */
export class RatedScoreResponse {
  /** From 0 to 100 (best), as the next two; null: nothing was known of the company. */
  companyAggregate: number | null;
  industryAggregate: number;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer', nullable: true } })
  factors: Record<string, number | null>;
  /** Null for a score that came without its signals. */
  ruleVersion: string | null;
}

/** The row of the surplus lines taxes that a rating read; percentages and dollars as text. */
export class RatedTaxResponse {
  state: string;
  taxPct: string;
  /** Further percentage of the state that is charged with the tax. */
  otherPct: string;
  stampingPct: string;
  /** US dollars for each policy. */
  stampingFlat: string;
  /** Whether broker and MGA fees are taxed and stamped as the premium is. */
  feesTaxed: boolean;
  /** The day from which it is in force. */
  @ApiProperty({ format: 'date' })
  from: string;
}

/** A rating with the body of the calculator call that gave it. */
export class RatingRecordResponse extends RatingResponse {
  /** Facts, answers, score, terms and fees in the words of the rater; amounts in currency units. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  input: Record<string, unknown>;
  /** Null where none was read, and for what was rated before scores were kept. */
  score: RatedScoreResponse | null;
  /** Null where no surplus lines tax is due, and for what was rated before it was kept. */
  @ApiProperty({ type: RatedTaxResponse, nullable: true })
  surplusTax: RatedTaxResponse | null;
  /** The same by the facts, the answers and the score of today. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  todaysInput: Record<string, unknown>;
}

export const toRatingRecord = (
  rating: Rating,
  todaysInput: object,
  isPriceShown: boolean,
): RatingRecordResponse => ({
  ...toRatingResponse(rating, isPriceShown),
  input: { ...rating.input },
  score: rating.score && {
    companyAggregate: rating.score.companyAggregate,
    industryAggregate: rating.score.industryAggregate,
    factors: rating.score.factors,
    ruleVersion: rating.score.ruleVersion,
  },
  surplusTax: rating.surplusTax,
  todaysInput: { ...todaysInput },
});
