import {
  Body,
  Controller,
  Get,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  StreamableFile,
} from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { VendorInvoicesService } from './vendor-invoices.service';
import {
  AppealAnswerRequest,
  InvoiceAppealRequest,
  VendorInvoiceRequest,
  VendorQuoteAnswerRequest,
  VendorQuoteRequest,
  VendorWorkRequest,
} from './vendor-requests.dto';
import { VendorWorkResponse } from './vendor-work.dto';
import { VendorWorkQueries } from './vendor-work.queries';
import { VendorWorkService } from './vendor-work.service';

@ApiTags('claims vendors')
@Controller('api/claims/v1/claimsFile/:claimId/vendorWork')
export class VendorWorkController {
  constructor(
    private readonly work: VendorWorkService,
    private readonly invoices: VendorInvoicesService,
    private readonly queries: VendorWorkQueries,
  ) {}

  /**
   * What vendors want to do for a claim, what they did, and what they ask for it.
   *
   * @remarks A vendor sees its own work alone, and nobody's money but its own.
   */
  @Get()
  @Can('claim:note')
  getVendorWork(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.queries.get(id, actor);
  }

  /**
   * Say what a vendor wants to do, for how much, and ask for consent to it.
   *
   * @remarks By a vendor of the claim (403). The handler is told at once; what nobody answers within
   * 15 minutes goes to the head of claims.
   */
  @Post('quotes')
  @Can('claim:note')
  quoteVendorWork(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: VendorQuoteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.work.quote(id, body, actor);
  }

  /**
   * Answer a quote of a vendor: granted, it is the consent to these costs.
   *
   * @remarks By the claims staff (403), once (409); a refusal says why (400).
   */
  @Put('quotes/:quoteId/answer')
  @Can('claim:manage')
  answerVendorQuote(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Body() body: VendorQuoteAnswerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.work.answer(id, quoteId, body, actor);
  }

  /**
   * Write down what a vendor did on a day.
   *
   * @remarks By a vendor of the claim (403), of a day that is not in the future (400).
   */
  @Post('log')
  @Can('claim:note')
  logVendorWork(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: VendorWorkRequest,
    @CurrentActor() actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.work.log(id, body, actor);
  }

  /**
   * Send an invoice, by its lines or as a file in LEDES 1998B.
   *
   * @remarks Each line is held against consent, task, rate card and quote, and each cut says why. A
   * number comes once for a vendor and a claim (409).
   */
  @Post('invoices')
  @Can('claim:note')
  submitVendorInvoice(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: VendorInvoiceRequest,
    @CurrentActor() actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.invoices.submit(id, body, actor);
  }

  /**
   * Say why the cuts of an invoice are not accepted.
   *
   * @remarks Once for each invoice, of lines of which something is cut (409).
   */
  @Post('invoices/:invoiceId/appeal')
  @Can('claim:note')
  appealVendorInvoice(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Param('invoiceId', ParseUUIDPipe) invoiceId: string,
    @Body() body: InvoiceAppealRequest,
    @CurrentActor() actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.invoices.appeal(id, invoiceId, body, actor);
  }

  /**
   * Answer the appeal of an invoice, line by line.
   *
   * @remarks By the claims staff (403), each line that was appealed, with no less than was allowed of it
   * and no more than it asks for (409).
   */
  @Put('invoices/:invoiceId/appeal')
  @Can('claim:manage')
  answerVendorAppeal(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Param('invoiceId', ParseUUIDPipe) invoiceId: string,
    @Body() body: AppealAnswerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<VendorWorkResponse> {
    return this.invoices.answer(id, invoiceId, body, actor);
  }

  /**
   * The invoice in LEDES 1998B as it is paid.
   *
   * @remarks What is cut stands in the adjustment of its line, why in its words.
   */
  @Get('invoices/:invoiceId/file')
  @Can('claim:note')
  @ApiProduces('text/plain')
  async downloadVendorInvoice(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Param('invoiceId', ParseUUIDPipe) invoiceId: string,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const { name, text } = await this.invoices.file(id, invoiceId, actor);
    return new StreamableFile(Buffer.from(text, 'utf8'), {
      type: 'text/plain; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
