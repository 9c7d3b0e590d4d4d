import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  AgencyBillMonth,
  AgencyBillResponse,
  AgencyBillSearchQuery,
  AgencyBillStatsQuery,
  AgencyBillStatsResponse,
  AgencyQuery,
} from './agency-bills.dto';
import { AgencyBillsQueries } from './agency-bills.queries';

@ApiTags('agency bills')
@Controller('api/billing/v1')
export class AgencyBillsController {
  constructor(private readonly bills: AgencyBillsQueries) {}

  /**
   * What agencies were billed in a year, each currency apart.
   *
   * @remarks Counts the invoices that were issued in the year and that agencies collect: billed, the
   * commission kept, what is due net of it, paid and outstanding. An agency is answered its own; staff
   * those of all agencies, or of the one that is named.
   */
  @Get('agencyBilledInvoices/stats')
  @Can('billing:view')
  getAgencyBillStatistics(
    @Query() query: AgencyBillStatsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyBillStatsResponse> {
    return this.bills.stats(query, actor);
  }

  /**
   * What agencies collect, month by month, the latest month first.
   *
   * @remarks A row for each agency, month of issue and currency: one bill, net of the commission that
   * the agency keeps. `netDueFromAgency` is due 30 days after the month's end, or by the agency's own
   * terms. When the month is over `agency-bill.closed.v1` is told and its statement (`docId`) is
   * printed. An agency is answered its own;
   * staff those of all agencies, or of the one that is named. It has one order.
   */
  @Get('agencyBilledInvoices/search')
  @Can('billing:view')
  @ApiPage(AgencyBillResponse)
  searchAgencyBills(
    @Query() query: AgencyBillSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AgencyBillResponse>> {
    return this.bills.search(query, actor);
  }

  /**
   * The invoices of a month that an agency collects, as a file.
   *
   * @remarks CSV with a line for each invoice that was issued in the month, at most 10,000: gross,
   * commission and net. A month without any is answered 404. An agency is answered its own; others name one (400).
   */
  @Get('agencyBillInvoice/:month/:year')
  @Can('billing:view')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="agency-billed-invoice.csv"')
  @ApiProduces('text/csv')
  downloadAgencyBill(
    @Param() month: AgencyBillMonth,
    @Query() { agencyId }: AgencyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.bills.ofMonth(month, agencyId, actor);
  }
}
