import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { decimalText, rounded } from '../domain/exact';
import { BYPASSABLE } from '../domain/input/bypass';
import { coveragesIn } from '../domain/lines';
import type { Price, PriceSummary } from '../domain/quick/price';
import { ENGINE } from '../domain/rate';
import type { Step } from '../domain/working';

const TRACES = ['full', 'summary', 'none'] as const;
const GROUND_PLACES = 6;
const KEPT = new RegExp(`^(${BYPASSABLE.join('|')})(,(${BYPASSABLE.join('|')}))*$`);

/** How much of the working is answered. */
export type Trace = (typeof TRACES)[number];

export class CalculatorQuery {
  /** full: every step; summary (the default): factors and ground premium; none: amounts only. */
  @IsOptional()
  @IsIn(TRACES)
  trace?: Trace;

  /** true: what would have to be coerced is refused with 422. */
  @IsOptional()
  @IsIn(['true', 'false'])
  strict?: 'true' | 'false';

  /** Of the platform's services alone: the terms that stay as a caller with bypass gave them. */
  @IsOptional()
  @Matches(KEPT, { message: 'kept must be names of terms, separated by commas.' })
  kept?: string;
}

export class RateBookReference {
  id: string;
  version: string;
  /** Of the canonical JSON of all that the book holds. */
  sha256: string;
}

/** The row of the surplus lines taxes that a rating read; percentages and dollars as text. */
export class SurplusTaxResult {
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

/** A part of the amount due, under the name of its kind. */
export class RatingLineResult {
  coverage?: string;
  adjustment?: string;
  tria?: string;
  fee?: string;
  tax?: string;
  amount: number;
}

/** One operation of the working; doing them again in order gives every amount exactly. */
export class StepResult {
  n: number;
  /** The number worked on. */
  coverage: string;
  term: string;
  op: 'set' | 'multiply' | 'divide' | 'add' | 'max' | 'min';
  /** A table and its row, a field of the input, or an earlier step. */
  source: string;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] })
  input: string | number | null;
  value: string;
  before: string;
  after: string;
  /** Places that the result is rounded to, half away from zero. */
  round: number | null;
}

/** A value that was changed so that the risk could be rated. */
export class CoercionResult {
  /** JSON pointer of the field. */
  path: string;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }] })
  requested: unknown;
  /** Null for what was dropped. */
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] })
  applied: unknown;
  rule: string;
  reason: string;
}

/** A rule that the risk hits. */
export class FlagResult {
  level: 'info' | 'refer' | 'decline' | 'block';
  rule: string;
  reason: string;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] })
  observed: string | number | null;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] })
  threshold: string | number | null;
}

/** The price of a risk. Money is in currency units, factors are decimal texts. */
export class CalculatorResult {
  ratingId: string;
  /** SHA-256 of the canonical JSON of the risk with its defaults and coercions. */
  inputHash: string;
  rateBook: RateBookReference;
  /** Null where no surplus lines tax is due. */
  @ApiProperty({ type: SurplusTaxResult, nullable: true })
  surplusTax: SurplusTaxResult | null;
  /** Version of the algorithm. */
  engine: string;
  @ApiProperty({ enum: PRODUCT_CODES })
  product: Product;
  /** Version of the rate book. */
  version: string;
  /** Hazard class of the industry, 1 to 5. */
  hazard: string;
  classAction: 'accept' | 'refer' | 'decline';
  /** Not with trace=none. */
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' } })
  factors?: Record<string, string>;
  /** Ground premium to six places; not with trace=none. */
  ground?: string;
  /** Premium by coverage. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' } })
  coverages: Record<string, number>;
  subtotal: number;
  irpmModifier: string;
  afterIrpm: number;
  termFactor: string;
  premiumExTria: number;
  minimumApplied: boolean;
  tria: number;
  /** With TRIA. */
  premium: number;
  brokerFee: number;
  mgaFee: number;
  totalPremium: number;
  surplusLineTax: number;
  surplusStampingFee: number;
  ipt: number;
  amountDue: number;
  currency: Currency;
  /** They sum to the amount due. */
  lines: RatingLineResult[];
  /** Only with trace=full. */
  steps?: StepResult[];
  coercions: CoercionResult[];
  /** Terms beyond what is sold, which underwriting:bypass-rules allows. */
  bypassed: string[];
  flags: FlagResult[];
  referToUnderwriter: boolean;
  /** Why the risk is referred, declined or blocked. */
  reasons: string[];
}

/** What identifies a rating and its circumstances. */
export type RatingIdentity = Pick<
  CalculatorResult,
  'ratingId' | 'inputHash' | 'rateBook' | 'surplusTax' | 'bypassed'
>;

/** The answer without the working: what a price alone can tell. */
export function toPriceResult(price: Price, identity: RatingIdentity): CalculatorResult {
  const { product, version, hazard, classAction, minimumApplied, currency, flags } = price;
  const lines = price.lines.map((line) => ({ ...line, amount: toCurrencyUnits(line.amount) }));
  return {
    ratingId: identity.ratingId,
    inputHash: identity.inputHash,
    rateBook: identity.rateBook,
    surplusTax: identity.surplusTax,
    engine: ENGINE,
    product,
    version,
    hazard: String(hazard),
    classAction,
    coverages: coveragesIn(lines),
    subtotal: toCurrencyUnits(price.subtotal),
    irpmModifier: decimalText(price.irpmModifier),
    afterIrpm: toCurrencyUnits(price.afterIrpm),
    termFactor: decimalText(price.termFactor),
    premiumExTria: toCurrencyUnits(price.premiumExTria),
    minimumApplied,
    tria: toCurrencyUnits(price.tria),
    premium: toCurrencyUnits(price.premium),
    brokerFee: toCurrencyUnits(price.brokerFee),
    mgaFee: toCurrencyUnits(price.mgaFee),
    totalPremium: toCurrencyUnits(price.totalPremium),
    surplusLineTax: toCurrencyUnits(price.surplusLineTax),
    surplusStampingFee: toCurrencyUnits(price.surplusStampingFee),
    ipt: toCurrencyUnits(price.ipt),
    amountDue: toCurrencyUnits(price.amountDue),
    currency,
    lines,
    coercions: [...price.coercions],
    bypassed: identity.bypassed,
    flags,
    referToUnderwriter: price.referToUnderwriter,
    reasons: flags.filter(({ level }) => level !== 'info').map(({ reason }) => reason),
  };
}

/** The answer with as much of the working as is asked for. */
export function toCalculatorResult(
  rating: PriceSummary,
  identity: RatingIdentity,
  steps?: readonly Step[],
): CalculatorResult {
  return {
    ...toPriceResult(rating, identity),
    factors: mapValues(rating.factors, decimalText),
    ground: decimalText(rounded(rating.ground, GROUND_PLACES)),
    ...(steps && { steps: [...steps] }),
  };
}

function mapValues<T, R>(
  record: Readonly<Record<string, T>>,
  change: (value: T) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
