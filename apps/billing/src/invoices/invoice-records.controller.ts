import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import {
  ApiPage,
  Can,
  CurrentActor,
  Timeline,
  TimelineEntry,
  TimelineQuery,
  TimelineVerification,
} from '@palisade/platform';
import { InvoiceRecordsQueries } from './invoice-records.queries';
import { AgeingQuery, AgeingResponse, InvoiceRecordResponse } from './invoices.dto';

@ApiTags('invoices')
@Controller('api/billing/v1')
export class InvoiceRecordsController {
  constructor(
    private readonly records: InvoiceRecordsQueries,
    private readonly timeline: Timeline,
  ) {}

  /**
   * What is outstanding, by how long it has been.
   *
   * @remarks A row for each currency in which the caller sees an invoice with a balance; its parts
   * sum to its total. The invoices of a part are those of `GET /api/billing/v1/search` with the
   * same `ageing`.
   */
  @Get('outstanding/ageing')
  @Can('billing:view')
  getAgeing(@Query() query: AgeingQuery, @CurrentActor() actor: Actor): Promise<AgeingResponse[]> {
    return this.records.ageing(query, actor);
  }

  /**
   * An invoice with its lines, its payments and whom its mails go to.
   *
   * @remarks At most 100 payments, the latest first. `allowedActions` says what its state allows;
   * whether the caller may is another question. 404 for a row out of scope.
   */
  @Get('invoices/:invoiceId')
  @Can('billing:view')
  getInvoice(
    @Param('invoiceId', ParseUUIDPipe) invoiceId: string,
    @CurrentActor() actor: Actor,
  ): Promise<InvoiceRecordResponse> {
    return this.records.record(invoiceId, actor);
  }

  /**
   * What was done to an invoice, the newest first.
   *
   * @remarks Who did it, what it changed and whom it wrote to, as far as the caller may know: what
   * staff says of a rest that is written off is kept from who is insured. 404 for a row out of
   * scope.
   */
  @Get('invoices/:invoiceId/timeline')
  @Can('billing:view')
  @ApiPage(TimelineEntry)
  async listInvoiceTimeline(
    @Param('invoiceId', ParseUUIDPipe) id: string,
    @Query() query: TimelineQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TimelineEntry>> {
    return this.timeline.page(await this.records.timelineOf(id, actor), query);
  }

  /**
   * Whether the records of an invoice are unchanged since they were written.
   *
   * @remarks Each record is sealed with the one before it, a second after it was written; this
   * computes the seals again and names the oldest record that does not hold.
   */
  @Get('invoices/:invoiceId/timeline/verification')
  @Can('billing:view')
  async verifyInvoiceTimeline(
    @Param('invoiceId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<TimelineVerification> {
    return this.timeline.verify(await this.records.timelineOf(id, actor));
  }
}
