import { Body, Controller, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { AccountingRequest } from '../payments/payment-requests.dto';
import { AcceptedResponse } from './accepted.dto';
import { MailInvoiceService } from './mail-invoice.service';

@ApiTags('invoices')
@Controller('api/billing/v1')
export class InvoiceWritesController {
  constructor(private readonly mails: MailInvoiceService) {}

  /** Send the invoice of a policy to accounting. */
  @Post('accounting')
  @Can('billing:view')
  async sendToAccounting(
    @Body() body: AccountingRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AcceptedResponse> {
    await this.mails.sendToAccounting(body, actor);
    return { accepted: true };
  }

  /** Remind the insured of an invoice. */
  @Post('invoiceReminder/:id')
  @Can('billing:remind')
  async remind(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AcceptedResponse> {
    await this.mails.remind(id, actor);
    return { accepted: true };
  }
}
