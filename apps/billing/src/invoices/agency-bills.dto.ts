import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';

export class AgencyQuery {
  /** Named by staff; an agency sees its own. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;
}

export class AgencyBillStatsQuery extends AgencyQuery {
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  year: number;
}

export class AgencyBillMonth {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(12)
  month: number;

  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  year: number;
}

/** What an agency was billed in a year, in currency units. */
export class AgencyBillStatsResponse {
  billed: number;
  paid: number;
  outstanding: number;
}
