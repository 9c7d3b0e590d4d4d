import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { HOME_RANGES } from '../domain/homes/home-period';
import type { HomeRange } from '../domain/homes/home-period';
import type { ChartKind, HomeUnit } from '../domain/homes/home-items';
import { CHART_KINDS, HOME_UNITS } from '../domain/homes/home-items';

/** For what time, and of whom. */
export class HomeQuery {
  /** The last so many days, today included. */
  @ApiPropertyOptional({ enum: HOME_RANGES, default: 90 })
  @Type(() => Number)
  @IsIn(HOME_RANGES)
  range: HomeRange = 90;

  /** USD when left out: amounts of two currencies are never added. */
  @ApiPropertyOptional({ enum: ['USD', 'GBP'], default: 'USD' })
  @IsIn(['USD', 'GBP'])
  currency: 'USD' | 'GBP' = 'USD';

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  /** Of this agency alone: what cannot be told apart by agencies is left out. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;
}

/** A time by its first and last instant. */
export class HomePeriod {
  @ApiProperty({ format: 'date-time' })
  after: string;

  @ApiProperty({ format: 'date-time' })
  before: string;
}

/** Where the rows are that a number counts: a list of the console, and what its address asks for. */
export class HomeProof {
  /** The list, such as `quotes`. */
  list: string;

  /** What the address of the list asks for, such as `status=DRAFT`. */
  query: string;
}

/** A figure of a home. */
export class HomeFigure extends HomeProof {
  key: string;

  @ApiProperty({ enum: HOME_UNITS })
  unit: HomeUnit;

  /** A count, an amount in currency units, or percent; null when there is nothing to divide by. */
  value: number | null;

  /** The same of the time before; null for what is counted as it stands now. */
  previous: number | null;
}

/** What waits for somebody. */
export class HomeTask extends HomeProof {
  key: string;

  count: number;

  /** Its list stops counting there. */
  isLowerBound: boolean;
}

/** Rows of one kind; the premium in currency units. */
export class HomeBucket {
  /** The status, product, id of the agency, state, limit, decision, code of a reason or month (YYYY-MM). */
  key: string;

  /** The name of the agency, else as the key. */
  label: string;

  count: number;
  premium: number;

  /** How many of them are new business; null where none are told apart. */
  newBusiness: number | null;

  /** How many of these were bound, whatever became of them; null where all are. */
  bound: number | null;

  /** Of claims: paid and reserved, beside the premium that is earned; left out elsewhere. */
  @ApiPropertyOptional()
  incurred?: number;
}

/** Figures by kind or by month. */
export class HomeChart extends HomeProof {
  key: string;

  @ApiProperty({ enum: CHART_KINDS })
  kind: ChartKind;

  /** The filter of the list that takes the key of a group; null where there is none. */
  narrows: string | null;

  /** The largest first, months in their order. */
  buckets: HomeBucket[];
}

/** Figures, tasks and charts by their keys. */
export class HomeMissing {
  figures: string[];
  tasks: string[];
  charts: string[];
}

/** What a person opens the console to see. */
export class HomeResponse {
  @ApiProperty({ enum: ['USD', 'GBP'] })
  currency: 'USD' | 'GBP';

  /** When it was counted. */
  @ApiProperty({ format: 'date-time' })
  asOf: string;

  /** Whose days and months are meant: the `timezone` of who reads. */
  timeZone: string;

  current: HomePeriod;
  previous: HomePeriod;

  /** At most seven. */
  figures: HomeFigure[];

  tasks: HomeTask[];
  charts: HomeChart[];

  /** Services that did not answer: what they count is left out. */
  missing: string[];

  /** What is left out for that: asked for again, it comes. */
  missingItems: HomeMissing;
}
