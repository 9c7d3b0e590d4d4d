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

  /**
   * Send the invoice of a policy to accounting.
   *
   * @remarks Mails the terms of the oldest open invoice, or of the newest one when nothing is due,
   * with a link to the payment page, to the person that is named. The activity of the invoice
   * records it. Nothing of the invoice changes; a mail that is sent cannot be called back.
   */
  @Post('accounting')
  @Can('billing:view')
  async sendToAccounting(
    @Body() body: AccountingRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AcceptedResponse> {
    await this.mails.sendToAccounting(body, actor);
    return { accepted: true };
  }

  /**
   * Remind the insured of an invoice.
   *
   * @remarks Mails amount, due date and a link to the payment page to the contact of the policy,
   * and records it in the activity of the invoice. An invoice with nothing due is refused with 409.
   * Overdue invoices are besides told of by themselves.
   */
  @Post('invoiceReminder/:id')
  @Can('billing:remind')
  async remindOfInvoice(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AcceptedResponse> {
    await this.mails.remind(id, actor);
    return { accepted: true };
  }

  /**
   * Mail an invoice again.
   *
   * @remarks Mails amount, due date and a link to the payment page to the contact of the policy,
   * also when nothing is due any more, and records it in the activity of the invoice. A mail that
   * is sent cannot be called back.
   */
  @Post('invoices/:invoiceId/mail')
  @Can('billing:remind')
  async mailInvoice(
    @Param('invoiceId', ParseUUIDPipe) invoiceId: string,
    @CurrentActor() actor: Actor,
  ): Promise<AcceptedResponse> {
    await this.mails.mailAgain(invoiceId, actor);
    return { accepted: true };
  }
}
