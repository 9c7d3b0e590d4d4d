import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { isPerson, PageQuery } from '@palisade/platform';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { CalculatorInput } from '../calculator/calculator-input.dto';
import type { RateBookAction, RateBookStatus } from '../domain/books/book-lifecycle';
import { allowedActions } from '../domain/books/book-lifecycle';
import type { RateBookRow } from './rate-book.entity';

const STATUSES = ['DRAFT', 'PROPOSED', 'ACTIVE', 'WITHDRAWN'] as const;
const ACTIONS = ['edit', 'propose', 'activate', 'withdraw'] as const;
const REGION_CODES = Object.keys(REGIONS) as Region[];
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.-]{2,39}$/;
const VERSION_MESSAGE = 'A version has 3 to 40 letters, digits, points and hyphens.';
const NOTE_MAX = 1_000;
const DATE_LENGTH = 10;
const CSV_MAX = 500_000;
const CASES_MAX = 200;
const CASE_ID_MAX = 40;
const CASE_TITLE_MAX = 200;

export class RateBooksQuery extends PageQuery {
  @IsOptional()
  @IsIn(REGION_CODES)
  @ApiPropertyOptional({ enum: REGION_CODES })
  region?: Region;

  @IsOptional()
  @IsIn(STATUSES)
  @ApiPropertyOptional({ enum: STATUSES })
  status?: RateBookStatus;
}

/** A new version, begun from another one. */
export class NewRateBookRequest {
  /** The version that it begins from. */
  @IsUUID()
  basedOnId: string;

  @Matches(VERSION, { message: VERSION_MESSAGE })
  version: string;

  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  @ApiProperty({ format: 'date' })
  effectiveFrom: string;

  @IsOptional()
  @IsString()
  @MaxLength(NOTE_MAX)
  note?: string;
}

export class ChangeRateBookRequest {
  @IsOptional()
  @IsISO8601({ strict: true })
  @Length(DATE_LENGTH, DATE_LENGTH)
  @ApiPropertyOptional({ format: 'date' })
  effectiveFrom?: string;

  @IsOptional()
  @IsString()
  @MaxLength(NOTE_MAX)
  note?: string;
}

export class TableUploadRequest {
  /** The whole table: a head line with the names of the columns, then a line for each row. */
  @IsString()
  @MaxLength(CSV_MAX)
  csv: string;
}

export class GoldenCaseRequest {
  @IsString()
  @Length(1, CASE_ID_MAX)
  id: string;

  @IsString()
  @MaxLength(CASE_TITLE_MAX)
  title: string;

  @IsObject()
  @ApiProperty({ type: CalculatorInput })
  @Type(() => Object)
  input: Record<string, unknown>;

  /** Amounts in currency units by their name in the calculator's answer. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' } })
  @Type(() => Object)
  expected: Record<string, number>;
}

export class GoldenCasesRequest {
  @IsArray()
  @ArrayMaxSize(CASES_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => GoldenCaseRequest)
  cases: GoldenCaseRequest[];
}

/** A version of a rate book. */
export class RateBookResponse {
  id: string;
  /** The same for every version. */
  code: string;
  version: string;
  @ApiProperty({ enum: REGION_CODES })
  region: Region;
  @ApiProperty({ format: 'date' })
  effectiveFrom: string;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  effectiveTo: string | null;
  @ApiProperty({ enum: STATUSES })
  status: RateBookStatus;
  /** Version that it was begun from. */
  basedOn: string | null;
  note: string;
  /** Of all that a rating by it depends on; once it is active. */
  sha256: string | null;
  proposedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  proposedAt: Date | null;
  activatedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  activatedAt: Date | null;
  @ApiProperty({ format: 'date-time' })
  created: Date;
  @ApiProperty({ format: 'date-time' })
  modified: Date;
  /** What the caller could do with it now. */
  @ApiProperty({ enum: ACTIONS, isArray: true })
  allowedActions: RateBookAction[];
}

export class BookTableSummary {
  name: string;
  rows: number;
}

export class BookFindingResponse {
  table: string;
  detail: string;
}

export class GoldenCaseResponse {
  id: string;
  title: string;
  @ApiProperty({ type: CalculatorInput })
  input: object;
  /** Amounts in currency units. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' } })
  expected: Readonly<Record<string, number>>;
}

export class RateBookDetailResponse extends RateBookResponse {
  tables: BookTableSummary[];
  /** What must be mended before it is proposed. */
  findings: BookFindingResponse[];
  cases: GoldenCaseResponse[];
}

export class BookTableResponse {
  name: string;
  columns: string[];
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  rows: string[][];
  csv: string;
}

export class BookChangeResponse {
  table: string;
  row: string;
  before: string | null;
  after: string | null;
}

export class BookChangesResponse {
  /** The version compared with. */
  against: string;
  changes: BookChangeResponse[];
}

export class BookChangesQuery {
  /** Id of the version to compare with: what it was begun from when absent. */
  @IsOptional()
  @IsUUID()
  against?: string;
}

export class CaseDifferenceResponse {
  field: string;
  expected: number;
  actual: number | null;
}

export class CaseResultResponse {
  id: string;
  title: string;
  passed: boolean;
  differences: CaseDifferenceResponse[];
  /** Why the risk cannot be rated. */
  refusal: string | null;
}

export class BookTestResponse {
  passed: number;
  failed: number;
  results: CaseResultResponse[];
}

/** A version, without its tables. */
export type RateBookHead = Omit<RateBookRow, 'content' | 'cases'>;

export function toRateBook(row: RateBookHead, actor: Actor): RateBookResponse {
  const { id, code, version, region, effectiveFrom, effectiveTo, status, basedOn, note } = row;
  const { sha256, proposedBy, proposedAt, activatedBy, activatedAt, created, modified } = row;
  return {
    id,
    code,
    version,
    region,
    effectiveFrom,
    effectiveTo,
    status,
    basedOn,
    note,
    sha256,
    proposedBy,
    proposedAt,
    activatedBy,
    activatedAt,
    created,
    modified,
    allowedActions: allowedActions(row, isPerson(actor) ? actor.userId : null),
  };
}
