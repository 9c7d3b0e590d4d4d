import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { InvoiceRecordsQueries } from './invoice-records.queries';
import { AgeingQuery, AgeingResponse, InvoiceRecordResponse } from './invoices.dto';

@ApiTags('invoices')
@Controller('api/billing/v1')
export class InvoiceRecordsController {
  constructor(private readonly records: InvoiceRecordsQueries) {}

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
}
