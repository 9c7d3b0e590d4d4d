import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import {
  AgencyBillMonth,
  AgencyBillStatsQuery,
  AgencyBillStatsResponse,
  AgencyQuery,
} from './agency-bills.dto';
import { AgencyBillsQueries } from './agency-bills.queries';

@ApiTags('agency bills')
@Controller('api/billing/v1')
export class AgencyBillsController {
  constructor(private readonly bills: AgencyBillsQueries) {}

  /** What an agency was billed in a year. */
  @Get('agencyBilledInvoices/stats')
  @Can('billing:view')
  getStats(
    @Query() query: AgencyBillStatsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyBillStatsResponse> {
    return this.bills.stats(query, actor);
  }

  /** The invoices of a month that an agency collects, as a file. */
  @Get('agencyBillInvoice/:month/:year')
  @Can('billing:view')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="agency-billed-invoice.csv"')
  @ApiProduces('text/csv')
  download(
    @Param() month: AgencyBillMonth,
    @Query() { agencyId }: AgencyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.bills.ofMonth(month, agencyId, actor);
  }
}
