import { ApiProperty } from '@nestjs/swagger';
import type { PolicyStatus } from '@palisade/contracts';
import { POLICY_STATUSES } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import { DURATION_PRESETS } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { PolicySummary } from './policies.dto';
import type { PolicyFilter } from './policy-requests.dto';
import { POLICY_FILTERS } from './policy-requests.dto';

/** Spec 3 §2. */
const DASHBOARD_SIZE = 20;

export class PolicyDashboardQuery extends PageQuery {
  /** Rows of a page. */
  @ApiProperty({ type: 'integer', default: DASHBOARD_SIZE, required: false })
  override size: number = DASHBOARD_SIZE;

  /** A status, or one of the groups that `GET /api/policy/v1/search` knows. */
  @IsOptional()
  @IsIn([...POLICY_FILTERS, ...POLICY_STATUSES])
  filter?: PolicyFilter | PolicyStatus;

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

/** How many policies each filter would show. */
export class PolicyDashboardCounts {
  /** By status, those alone that occur, OPEN FOR RENEWAL, CANCELLATIONS and INACTIVE. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'integer' } })
  filter: Record<string, number>;
}

export interface PolicyDashboard extends Omit<Page<PolicySummary>, 'counts'> {
  counts: PolicyDashboardCounts;
}
