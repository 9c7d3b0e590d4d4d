import { ApiProperty } from '@nestjs/swagger';
import { QUOTE_STATUSES } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import { DURATION_PRESETS } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { DashboardCounts, DashboardStatus, DashboardType } from '../domain/dashboard-counts';
import { DASHBOARD_TYPES } from '../domain/dashboard-counts';
import type { QuoteSummary } from './quotes.dto';

/** Spec 3 §2. */
const DASHBOARD_SIZE = 20;

export class QuoteDashboardQuery extends PageQuery {
  /** Rows of a page. */
  @ApiProperty({ type: 'integer', default: DASHBOARD_SIZE, required: false })
  override size: number = DASHBOARD_SIZE;

  @IsOptional()
  @IsIn(DASHBOARD_TYPES)
  type?: DashboardType;

  /** A status; INACTIVE stands for INVALID and DECLINED. */
  @IsOptional()
  @IsIn([...QUOTE_STATUSES, 'INACTIVE'])
  status?: DashboardStatus;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsUUID()
  accountId?: string;

  /** Of clients that work in this team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;

  /**
   * In which time they were changed last: 0 to 8 for the last 15 or 60 minutes, 4 hours, today, the
   * last 24 hours or 7 days, this month, the last 30 or 90 days; 5 when left out.
   */
  @IsOptional()
  @Type(() => Number)
  @IsIn(DURATION_PRESETS)
  duration?: number;
}

/** How many quotes each choice would show, under what is chosen beside it. */
export class QuoteDashboardCounts {
  /** By `NEW BUSINESS` and `RENEWALS`. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  type: DashboardCounts['type'];

  /** By status, those alone that occur, and INACTIVE. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  status: DashboardCounts['status'];
}

export interface QuoteDashboard extends Omit<Page<QuoteSummary>, 'counts'> {
  counts: QuoteDashboardCounts;
}
