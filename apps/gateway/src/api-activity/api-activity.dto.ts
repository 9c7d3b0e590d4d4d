import { MAX_PAGE_SIZE } from '@palisade/kernel';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { OptionalInstant } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

const LAST_PRESET = 8;
const MAX_CURSOR = 200;
const MAX_SEARCH = 200;
const MAX_PAGE = 10_000;

/** Which calls are asked for. */
export class ApiActivityQuery {
  @OptionalInstant()
  after?: Date;

  @OptionalInstant()
  before?: Date;

  /** Duration preset when no ends are named: 0 last 15 minutes to 8 last 90 days. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: LAST_PRESET, default: 5 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(LAST_PRESET)
  dateFilter?: number;

  /** Text of the path, the method or the status. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH)
  search?: string;

  @IsOptional()
  @IsUUID()
  apiClientId?: string;

  /** Rows of a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE, default: 25 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAX_PAGE_SIZE)
  size: number = 25;

  @IsOptional()
  @IsIn(['created,asc', 'created,desc'])
  sort?: string;

  /** The cursor of the answer before. */
  @IsOptional()
  @IsString()
  @MaxLength(MAX_CURSOR)
  searchAfter?: string;

  /** The page that the cursor leads to, counted from 0; the answer repeats it. */
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: MAX_PAGE })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_PAGE)
  pageRequested?: number;
}

export class ApiActivityResponse {
  id: string;
  apiClientId: string;
  /** Name of the key; null for one without a name. */
  apiClientName: string | null;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  @ApiProperty({ type: 'string', format: 'date-time' })
  created: string;
}

export class ApiActivityPage {
  content: ApiActivityResponse[];
  /** Where the next page begins; null on the last. */
  searchAfter: string | null;
  totalElements: number;
  /** True when `totalElements` is a lower bound, because counting stopped. */
  totalIsLowerBound: boolean;
  pageRequested: number;
}

export class ActivityPoint {
  @ApiProperty({ type: 'string', format: 'date-time' })
  time: string;
  count: number;
  /** Calls of them that were answered by 400 or more. */
  errorCount: number;
}

export class ActivityGraph {
  points: ActivityPoint[];
}

export class MethodCount {
  method: string;
  count: number;
}

export class StatusCount {
  status: number;
  count: number;
}

export class ActivityStatistics {
  totalCalls: number;
  successCalls: number;
  failedCalls: number;
  byMethod: MethodCount[];
  byStatus: StatusCount[];
}
