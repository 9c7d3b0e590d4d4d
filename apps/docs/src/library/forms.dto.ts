import { ApiPropertyOptional } from '@nestjs/swagger';
import type { PlainDate } from '@palisade/kernel';
import { isUsStateCode, LARGE_PAGE_SIZES } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { COVERAGE_KEYS, PRODUCT_CODES } from '@palisade/trade';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type { FormAction, FormStatus } from '../domain/library/form-lifecycle';
import { FORM_STATUSES } from '../domain/library/form-lifecycle';
import type { Notice } from '../domain/library/notices';
import { NOTICES } from '../domain/library/notices';
import type { FormFlag, FormRule, FormTransaction, PaperType } from '../domain/library/policy-form';
import {
  FORM_FLAGS,
  FORM_RULES,
  FORM_TRANSACTIONS,
  PAPER_TYPES,
} from '../domain/library/policy-form';

// Entities: PolicyForm.
const NUMBER_MAX = 60;
const NAME_MAX = 255;
const EDITION_MAX = 20;
const TEXT_MAX = 20_000;
const STATES_MAX = 51;
const VALUES_MAX = 60;
const POSITION_MAX = 100_000;
const DATE_LENGTH = 10;

/** A text without blanks around it. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const IsState = (): PropertyDecorator =>
  ValidateBy({
    name: 'isState',
    validator: {
      validate: (value) => typeof value === 'string' && isUsStateCode(value),
      defaultMessage: () => 'Not a state',
    },
  });

export class FormsQuery extends PageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LARGE_PAGE_SIZES.forms })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LARGE_PAGE_SIZES.forms)
  override size: number = 25;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  productType?: Product;

  @IsOptional()
  @IsUUID()
  formType?: string;

  @IsOptional()
  @IsIn(FORM_STATUSES)
  status?: FormStatus;
}

/** Where a form is filed, from when to when. */
export class FormStateRequest {
  @IsState()
  state: string;

  /** The day of the form when left out. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  from?: PlainDate | null;

  /** The last day; that of the form when left out. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  to?: PlainDate | null;
}

export class FormRequest {
  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(NUMBER_MAX)
  formNumber: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(EDITION_MAX)
  edition: string;

  @Trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(NAME_MAX)
  name: string;

  /** The id of its form type. */
  @IsUUID()
  formType: string;

  /** Either paper when left out. */
  @IsOptional()
  @IsIn(PAPER_TYPES)
  paperType?: PaperType | null;

  /** The carrier on whose paper it is; any when left out. */
  @IsOptional()
  @IsUUID()
  carrierId?: string | null;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayUnique()
  @IsIn(PRODUCT_CODES, { each: true })
  productTypes: Product[];

  /** Everywhere when left out. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(STATES_MAX)
  @ValidateNested({ each: true })
  @Type(() => FormStateRequest)
  states?: FormStateRequest[];

  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  availableFrom: PlainDate;

  /** The last day. */
  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  availableTo?: PlainDate | null;

  @IsArray()
  @ArrayNotEmpty()
  @ArrayUnique()
  @IsIn(FORM_TRANSACTIONS, { each: true })
  transactions: FormTransaction[];

  /** What brings it; it comes always when left out. */
  @IsOptional()
  @IsIn(FORM_RULES)
  rule?: FormRule;

  /** One of them brings it: coverages, states, flags or notices, by the rule. */
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(VALUES_MAX)
  @IsString({ each: true })
  ruleValues?: string[];

  /** Its place in the packet, the lowest first. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(POSITION_MAX)
  position?: number;

  /** Whether it counts as an endorsement: 1, 2, … */
  @IsOptional()
  @IsBoolean()
  isNumbered?: boolean;

  /** An empty line parts paragraphs; `{{policyNumber}}` is filled in. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_MAX)
  text: string;
}

export class FormStateResponse {
  state: string;
  from: PlainDate | null;
  to: PlainDate | null;
}

/** A form in the list, without its text. */
export class PolicyFormResponse {
  id: string;
  formNumber: string;
  edition: string;
  name: string;
  formType: string;
  formTypeName: string;
  paperType: PaperType | null;
  carrierId: string | null;
  carrierName: string | null;
  productTypes: Product[];
  states: FormStateResponse[];
  availableFrom: PlainDate;
  availableTo: PlainDate | null;
  transactions: FormTransaction[];
  rule: FormRule;
  ruleValues: string[];
  position: number;
  isNumbered: boolean;
  status: FormStatus;
  proposedBy: string | null;
  proposedAt: Date | null;
  activatedBy: string | null;
  activatedAt: Date | null;
  created: Date;
  modified: Date;
  allowedActions: FormAction[];
}

export class PolicyFormDetailResponse extends PolicyFormResponse {
  text: string;
}

/** When a form in force ends. */
export class EndFormRequest {
  /** The last day: today at the earliest. */
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  availableTo: PlainDate;
}

export class PreviewQuery {
  /** The policy that it is filled in for; a made-up one when left out. */
  @IsOptional()
  @IsUUID()
  policyId?: string;
}

/** What a quote or a policy would be issued with. */
export class InferFormsRequest {
  @IsIn(PRODUCT_CODES)
  productType: Product;

  /** Left out in the United Kingdom. */
  @IsOptional()
  @IsState()
  state?: string | null;

  @IsOptional()
  @IsUUID()
  carrierId?: string | null;

  @IsIn(FORM_TRANSACTIONS)
  transaction: FormTransaction;

  /** The day on which what is issued begins. */
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  date: PlainDate;

  /** Coverages and endorsements. */
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(COVERAGE_KEYS, { each: true })
  coverages?: string[];

  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(FORM_FLAGS, { each: true })
  flags?: FormFlag[];

  /** Of a notice: which one it is. */
  @IsOptional()
  @IsIn(NOTICES)
  notice?: Notice;
}

export class InferredFormResponse {
  id: string;
  formNumber: string;
  edition: string;
  /** Numbered among the endorsements, where it is one. */
  title: string;
}
