import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import {
  ActivityBuckets,
  ActivityCountQuery,
  ActivityEntries,
  ActivityLog,
  ActivityLogQuery,
  Can,
  CurrentActor,
} from '@palisade/platform';
import { loggedInvoices } from './logged-invoices';

@ApiTags('invoices')
@Controller('api/billing/v1/activities')
export class InvoiceLogController {
  constructor(private readonly log: ActivityLog) {}

  /**
   * What was done to invoices, for `GET /api/activity/v1/search`.
   *
   * @remarks To those that the caller sees, as far as their timelines tell it.
   */
  @Get()
  @Can('activity:view')
  listInvoiceActivities(
    @Query() query: ActivityLogQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityEntries> {
    return this.log.entries(loggedInvoices, query, actor);
  }

  /**
   * How much was done to invoices, for `GET /api/activity/v1/aggregate`.
   *
   * @remarks By what was done, or by day; the most first.
   */
  @Get('aggregate')
  @Can('activity:view')
  countInvoiceActivities(
    @Query() query: ActivityCountQuery,
    @CurrentActor() actor: Actor,
  ): Promise<ActivityBuckets> {
    return this.log.buckets(loggedInvoices, query, actor);
  }
}
