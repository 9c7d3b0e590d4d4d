import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LIMITS } from '@palisade/kernel';
import { AMOUNT_MAX } from '@palisade/trade';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { plainDate } from '../claims/plain-date';
import type { LineKind } from '../domain/vendors/invoice';
import { LINE_KINDS } from '../domain/vendors/invoice';
import {
  HOURLY_MAX,
  LINE_MAX,
  LINES_MAX,
  TASK_CODE,
  TASK_CODE_RULE,
  UNITS_MAX,
} from '../domain/vendors/invoice-limits';
import type { PanelKind } from '../domain/vendors/panel';
import { PANEL_KINDS } from '../domain/vendors/panel';

const MONEY = { maxDecimalPlaces: 2 };
const HOURS_MAX = 24;
const TASKS_MAX = 50;
const STATES_MAX = 60;
const RATES_MAX = 50;
const LEDES_MAX = 500_000;

/** What an hour of somebody of a classification costs at most. */
export class CardRateRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.personName)
  classification: string;

  @IsNumber(MONEY)
  @Min(0)
  @Max(HOURLY_MAX)
  hourly: number;
}

/** On what terms a vendor works for the house. */
export class PanelTermsRequest {
  @IsIn(PANEL_KINDS)
  @ApiProperty({ enum: PANEL_KINDS })
  kind: PanelKind;

  /** None: everywhere. */
  @IsArray()
  @ArrayMaxSize(STATES_MAX)
  @Matches(/^[A-Z]{2}$/, { each: true, message: 'A state has two capitals' })
  states: string[];

  /** None: no card was agreed. */
  @IsArray()
  @ArrayMaxSize(RATES_MAX)
  @ValidateNested({ each: true })
  @Type(() => CardRateRequest)
  rates: CardRateRequest[];
}

/** What a vendor wants to do, for how much. */
export class VendorQuoteRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.description)
  work: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(TASKS_MAX)
  @Matches(TASK_CODE, { each: true, message: TASK_CODE_RULE })
  taskCodes: string[];

  @IsNumber(MONEY)
  @Min(0.01)
  @Max(AMOUNT_MAX)
  amount: number;
}

/** Whether the house agrees to these costs. */
export class VendorQuoteAnswerRequest {
  @IsBoolean()
  isGranted: boolean;

  /** Needed where it is refused. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.description)
  reason?: string | null;
}

/** What a vendor did on a day. */
export class VendorWorkRequest {
  @plainDate()
  @ApiProperty({ format: 'date' })
  workedOn: string;

  @Matches(TASK_CODE, { message: TASK_CODE_RULE })
  taskCode: string;

  @IsNumber(MONEY)
  @Min(0.01)
  @Max(HOURS_MAX)
  hours: number;

  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.description)
  text: string;
}

/** One line of an invoice; a fee by the hour, an expense by the piece. */
export class VendorLineRequest {
  @plainDate()
  @ApiProperty({ format: 'date' })
  date: string;

  @IsIn(LINE_KINDS)
  @ApiProperty({ enum: LINE_KINDS })
  kind: LineKind;

  @Matches(TASK_CODE, { message: TASK_CODE_RULE })
  taskCode: string;

  @IsNumber(MONEY)
  @Min(0.01)
  @Max(UNITS_MAX)
  units: number;

  @IsNumber(MONEY)
  @Min(0)
  @Max(LINE_MAX)
  unitPrice: number;

  /** Of who worked, as the rate card names it. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  classification?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  worker?: string | null;

  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.description)
  text: string;
}

/** An invoice: its number, date and lines, or all of it as a file in LEDES 1998B. */
export class VendorInvoiceRequest {
  /** The quote under which the work was done. */
  @IsOptional()
  @IsUUID()
  quoteId?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.personName)
  invoiceNumber?: string | null;

  @IsOptional()
  @plainDate()
  @ApiProperty({ type: String, format: 'date', nullable: true, required: false })
  invoicedOn?: string | null;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => VendorLineRequest)
  lines?: VendorLineRequest[];

  /** The text of the file; it stands in place of all but the quote. */
  @IsOptional()
  @IsString()
  @MaxLength(LEDES_MAX)
  ledes?: string | null;
}

/** Why a vendor does not accept what was cut of a line. */
export class LineAppealRequest {
  @IsInt()
  @Min(0)
  number: number;

  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.description)
  text: string;
}

/** What a vendor says against the cuts of an invoice. */
export class InvoiceAppealRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => LineAppealRequest)
  lines: LineAppealRequest[];
}

/** What is paid of a line after its appeal, and why. */
export class LineAnswerRequest extends LineAppealRequest {
  @IsNumber(MONEY)
  @Min(0)
  @Max(LINE_MAX)
  allowed: number;
}

/** The answer to an appeal, for each line that was appealed. */
export class AppealAnswerRequest {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LINES_MAX)
  @ValidateNested({ each: true })
  @Type(() => LineAnswerRequest)
  lines: LineAnswerRequest[];
}
