import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';

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

export class AgencyBillSearchQuery extends PageQuery {
  /** One agency; staff sees those of all when left out. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  year?: number;
}

/** What one agency collects of the invoices of one month; amounts in currency units. */
export class AgencyBillResponse {
  /** The agency, month and currency in one. */
  id: string;
  agencyId: string;
  agencyName: string | null;
  year: number;
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 12 })
  month: number;
  currency: 'USD' | 'GBP';
  invoices: number;
  policies: number;
  billed: number;
  paid: number;
  outstanding: number;
  @ApiProperty({ enum: ['Unpaid', 'Partially Paid', 'Paid'] })
  status: 'Unpaid' | 'Partially Paid' | 'Paid';
}
