import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { CoverageKey } from '@palisade/trade';
import { COVERAGE_KEYS } from '@palisade/trade';
import { EditQuoteRequest } from '../editing/editing.dto';
import { CART_QUOTES_MAX } from '../domain/limits';
import { CoverageData } from '../quotes/coverage-data.dto';
import { AgentFields, trimmed } from '../quotes/quote-requests.dto';
import { QuoteResponse } from '../quotes/quotes.dto';
import { SecurityQuestions } from '../quotes/security-questions.dto';
import { SaveIrpmRequest } from '../underwriting/underwriting.dto';

/** The products of the family. */
export const PRIME_250 = ['P250', 'P250_S'] as const;
export type Prime250 = (typeof PRIME_250)[number];

/** Each is rated: a call takes no more than this many at once. */
export const BULK_MAX = 25;

const NOTES_MAX = 20_000;

export class Prime250Request extends AgentFields {
  @IsUUID()
  accountId: string;

  /** The admitted one when left out. */
  @IsOptional()
  @IsIn(PRIME_250)
  product?: Prime250;

  /** The agency of the account, when named. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => CoverageData)
  initialRequestData?: CoverageData;

  @IsOptional()
  @ValidateNested()
  @Type(() => SecurityQuestions)
  securityQuestions?: SecurityQuestions;
}

/** What changes; what is left out stays. */
export class Prime250EditRequest extends EditQuoteRequest {}

/** What an underwriter changes at once; what is left out stays. */
export class Prime250UnderwritingRequest {
  @IsOptional()
  @ValidateNested()
  @Type(() => CoverageData)
  initialRequestData?: CoverageData;

  /** Percent of each risk characteristic. */
  @IsOptional()
  @ValidateNested()
  @Type(() => SaveIrpmRequest)
  irpm?: SaveIrpmRequest;

  /** On surplus lines paper: the other changes are lost, as by `PUT /switch-surplus/{quoteId}`. */
  @IsOptional()
  @IsBoolean()
  isSurplus?: boolean;

  /** Becomes a note of underwriting. */
  @IsOptional()
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(NOTES_MAX)
  notes?: string;
}

export class Prime250CartRequest {
  @IsUUID()
  accountId: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** A variation for each, at most five. */
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(CART_QUOTES_MAX)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  presets: string[];

  /** Terms that all of them have. */
  @IsOptional()
  @ValidateNested()
  @Type(() => CoverageData)
  initialRequestData?: CoverageData;
}

export class Prime250BulkRequest {
  /** At most 25: each is rated. */
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(BULK_MAX)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  accountIds: string[];

  @IsOptional()
  @IsString()
  @MaxLength(100)
  presetName?: string | null;
}

/** Why an account got no quote. */
export class Prime250BulkError {
  /** JSON pointer of the account in the request. */
  pointer: string;
  detail: string;
}

export class Prime250BulkResponse {
  accepted: QuoteResponse[];
  errors: Prime250BulkError[];
}

/** What follows when the questions are saved. */
export const SAVE_ACTIONS = ['quote-now', 'open-cart', 'add-to-list'] as const;
export type SaveAction = (typeof SAVE_ACTIONS)[number];

export class SaveQuestionsQuery {
  /** A draft or an indication of the account; a new draft is made when left out. */
  @IsOptional()
  @IsUUID()
  quoteId?: string;

  /** Saved alone when left out. */
  @IsOptional()
  @IsIn(SAVE_ACTIONS)
  action?: SaveAction;
}

/** A coverage that the answers do not allow, and why. */
export class UnmetRequirement {
  @IsIn(COVERAGE_KEYS)
  coverage: CoverageKey;
  reason: string;
}

export class SavedQuestionsResponse {
  quoteId: string;
  securityQuestions: SecurityQuestions;

  /** Of the three coverages that ask for answers, those that may be chosen. */
  @IsIn(COVERAGE_KEYS, { each: true })
  qualifiedCoverages: CoverageKey[];
  unmetRequirements: UnmetRequirement[];
}

/** A quote with the figures of its rating. */
export class Prime250DetailsResponse extends QuoteResponse {
  /** The rating as the rater gave it; null before the first. */
  calculatorGeneratedData: Record<string, unknown> | null;
}
