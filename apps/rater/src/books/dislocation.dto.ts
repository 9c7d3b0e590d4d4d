import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsObject, IsOptional, Max, Min } from 'class-validator';
import { CalculatorInput } from '../calculator/calculator-input.dto';

const SAMPLE_MAX = 10_000;
const RISKS_MAX = 2_000;

export class DislocationRequest {
  /** How many made-up risks; 1,000 when absent. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(SAMPLE_MAX)
  size?: number;

  /** Risks of one's own instead. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(RISKS_MAX)
  @IsObject({ each: true })
  @Type(() => Object)
  @ApiPropertyOptional({ type: [CalculatorInput] })
  risks?: object[];
}

/** Risks whose premium changes about as much; 0 to 0 are those that stay the same. */
export class DislocationBinResponse {
  /** Percent, above it; null is without bound. */
  from: number | null;
  /** Percent, up to and with it; null is without bound. */
  to: number | null;
  count: number;
}

export class DislocationGroupResponse {
  /** A state, or the first two digits of an industry code. */
  key: string;
  count: number;
  before: number;
  after: number;
  percent: number;
}

/** What the version would do to a portfolio; premiums in currency units. */
export class DislocationResponse {
  /** The version in force on the day on which this one begins. */
  against: string;
  count: number;
  /** Risks that one of the two cannot rate. */
  unrated: number;
  before: number;
  after: number;
  percent: number;
  winners: number;
  losers: number;
  bins: DislocationBinResponse[];
  states: DislocationGroupResponse[];
  industries: DislocationGroupResponse[];
}
