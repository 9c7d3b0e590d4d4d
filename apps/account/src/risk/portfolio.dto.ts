import { ApiProperty } from '@nestjs/swagger';
import { OptionalInstant } from '@palisade/platform';
import { IsOptional, IsUUID } from 'class-validator';
import { RiskFactorsResponse } from './risk.dto';

export class PortfolioQuery {
  /** Only accounts of this agency. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Only policies that began on the day of this instant or later. */
  @OptionalInstant()
  after?: Date;

  /** Only policies that began on the day of this instant or earlier. */
  @OptionalInstant()
  before?: Date;
}

export class PortfolioResponse {
  /** From 0 to 100, 100 is best; null while no insured account has a score. */
  portfolioAggregateCF: number | null;
  @ApiProperty({ type: RiskFactorsResponse, nullable: true })
  factors: RiskFactorsResponse | null;
  /** How many accounts it is the mean of. */
  accounts: number;
}
