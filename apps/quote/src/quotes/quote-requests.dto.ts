import { ApiProperty } from '@nestjs/swagger';
import type { QuoteStatus } from '@palisade/contracts';
import { QUOTE_STATUSES } from '@palisade/contracts';
import { isPlainDate } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES, productOf } from '@palisade/trade';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDateString,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type { QuoteWait } from '../domain/quote-waits';
import { QUOTE_WAITS } from '../domain/quote-waits';
import { CoverageData } from './coverage-data.dto';
import type { Turn } from './quote-history.entity';
import { TURNS } from './quote-history.entity';
import { SecurityQuestions } from './security-questions.dto';

const MAX_STATUSES = QUOTE_STATUSES.length;
const MAX_IDS = 100;

const listed = (change: (value: unknown) => unknown): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    (Array.isArray(value) ? value : [value]).map(change),
  );

/** A text without the spaces around it. */
export const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** A date of the calendar, YYYY-MM-DD. */
export const plainDate = (message = 'Not a valid date'): PropertyDecorator =>
  ValidateBy({
    name: 'isPlainDate',
    validator: {
      validate: (value) => typeof value === 'string' && isPlainDate(value),
      defaultMessage: () => message,
    },
  });

/** One product, also by its other spelling. */
export const product = (): PropertyDecorator => (target, key) => {
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? (productOf(value) ?? value) : value,
  )(target, key);
  IsIn(PRODUCT_CODES)(target, key);
};

/** The agent of a quote; the caller when left out and the caller is an agent. */
export class AgentFields {
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  agentFirstName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  agentLastName?: string;

  @IsOptional()
  @trimmed()
  @IsEmail()
  @MaxLength(254)
  agentEmail?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  agentPhone?: string;
}

/** What is asked for; what is left out has its default. */
export class QuoteRequestData extends AgentFields {
  /** Who sells an admitted Prime 250 in Florida; all three or none. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  retailAgentFirstName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  retailAgentLastName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(40)
  retailAgentLicenseNumber?: string;

  @product()
  product: Product;

  /** The agency of the account, when named. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** In 14 days when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;

  /** A year after the effective date when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  endDate?: string;

  /** BASIC, POPULAR, ELITE or one of the agency's own: gives the terms that are left out. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  presetName?: string | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => CoverageData)
  initialRequestData?: CoverageData;

  @IsOptional()
  @ValidateNested()
  @Type(() => SecurityQuestions)
  securityQuestions?: SecurityQuestions;
}

export class CreateQuoteRequest extends QuoteRequestData {
  @IsUUID()
  accountId: string;

  /** The open submission of the account that it is made for. */
  @IsOptional()
  @IsUUID()
  submissionId?: string | null;
}

export class SubmitCartRequest extends AgentFields {
  /** At most five drafts of the account. */
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_IDS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  quoteIds: string[];
}

/** True or false of a query. */
export const truth = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === 'true' ? true : value === 'false' ? false : value,
  );

/** One status or several; TEMP stands for TEMPORARY. */
export const listedStatuses = (): PropertyDecorator =>
  listed((status) => (status === 'TEMP' ? 'TEMPORARY' : status));

export class QuoteSearchQuery extends PageQuery {
  /** One of these statuses; TEMP stands for TEMPORARY. */
  @IsOptional()
  @listedStatuses()
  @ArrayMaxSize(MAX_STATUSES)
  @IsIn(QUOTE_STATUSES, { each: true })
  status?: QuoteStatus[];

  @IsOptional()
  @product()
  product?: Product;

  /** Priced in this currency. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** Made for this submission. */
  @IsOptional()
  @IsUUID()
  submissionId?: string;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  @IsOptional()
  @truth()
  @IsBoolean()
  isRenewal?: boolean;

  /** New business that was bound, whatever became of it; or all other quotes. */
  @IsOptional()
  @truth()
  @IsBoolean()
  isWon?: boolean;

  /** Priced quotes that are out for signature, or that can be bound as they are. */
  @IsOptional()
  @IsIn(QUOTE_WAITS)
  waitsFor?: QuoteWait;

  /** Those alone that the caller has put aside for now, or all others. */
  @IsOptional()
  @truth()
  @IsBoolean()
  isSnoozed?: boolean;

  /** Created at or after this instant. */
  @IsOptional()
  @ApiProperty({ format: 'date-time', required: false })
  @IsDateString()
  after?: string;

  /** Created at or before this instant. */
  @IsOptional()
  @ApiProperty({ format: 'date-time', required: false })
  @IsDateString()
  before?: string;

  /** Referred, released, declined by a person or refused by a rule, whatever they are now. */
  @IsOptional()
  @listed((turn) => turn)
  @ArrayMaxSize(TURNS.length)
  @IsIn(TURNS, { each: true })
  became?: Turn[];

  /** That a person did, by the id of the user; any of the four when `became` is left out. */
  @IsOptional()
  @IsUUID()
  becameBy?: string;

  /** For this reason, by its code; any of the four when `became` is left out. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  becameFor?: string;

  /** At or after this instant; any of the four when `became` is left out. */
  @IsOptional()
  @ApiProperty({ format: 'date-time', required: false })
  @IsDateString()
  becameAfter?: string;

  /** At or before this instant; any of the four when `became` is left out. */
  @IsOptional()
  @ApiProperty({ format: 'date-time', required: false })
  @IsDateString()
  becameBefore?: string;
}

export class QuoteReadQuery extends QuoteSearchQuery {
  /** Whether somebody of the agency has read it since its status changed. */
  @IsOptional()
  @truth()
  @IsBoolean()
  isRead?: boolean;

  /** Whether somebody of the policyholder has. */
  @IsOptional()
  @truth()
  @IsBoolean()
  isReadByCustomer?: boolean;
}
