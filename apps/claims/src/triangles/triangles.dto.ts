import { ApiProperty } from '@nestjs/swagger';
import type { Currency } from '@palisade/kernel';
import { IsIn, IsOptional } from 'class-validator';
import { plainDate } from '../claims/plain-date';
import type { TriangleGrain, TriangleMeasure } from '../domain/triangles';
import { TRIANGLE_GRAINS, TRIANGLE_MEASURES } from '../domain/triangles';

const CURRENCIES = ['USD', 'GBP'] as const;

/** What a triangle measures, by what periods, in which currency and as of which day. */
export class TriangleQuery {
  /** What is paid, paid and reserved, or the number of claims; INCURRED when left out. */
  @IsOptional()
  @IsIn(TRIANGLE_MEASURES)
  @ApiProperty({ enum: TRIANGLE_MEASURES, required: false })
  measure?: TriangleMeasure;

  /** YEAR when left out. */
  @IsOptional()
  @IsIn(TRIANGLE_GRAINS)
  @ApiProperty({ enum: TRIANGLE_GRAINS, required: false })
  grain?: TriangleGrain;

  /** USD when left out. */
  @IsOptional()
  @IsIn(CURRENCIES)
  @ApiProperty({ enum: CURRENCIES, required: false })
  currency?: Currency;

  /** What was booked to the end of this day, UTC; today when left out. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  asOf?: string;
}

/** What is known of losses, what they come to, and what is still to come. */
export class DevelopedAmounts {
  latest: number;
  ultimate: number;
  toCome: number;
}

/** The losses of one period. */
export class TriangleRow extends DevelopedAmounts {
  /** The year, or the year and the month. */
  origin: string;
  /** At the end of each period since then, that of the loss first. */
  values: number[];
}

/** How losses of each period develop; amounts in currency units, a count as it is. */
export class TriangleResponse {
  @ApiProperty({ enum: TRIANGLE_MEASURES })
  measure: TriangleMeasure;
  @ApiProperty({ enum: TRIANGLE_GRAINS })
  grain: TriangleGrain;
  currency: Currency;
  @ApiProperty({ format: 'date' })
  asOf: string;
  rows: TriangleRow[];
  /** How amounts grow from each age to the next. */
  factors: number[];
  total: DevelopedAmounts;
}
