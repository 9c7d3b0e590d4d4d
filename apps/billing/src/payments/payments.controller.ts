import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ActsOutside, Can, CurrentActor, MovesMoney } from '@palisade/platform';
import { PaymentStatusResponse } from '../invoices/invoices.dto';
import { InvoicesQueries } from '../invoices/invoices.queries';
import { PolicyOrNumberQuery } from '../policies/policy-query.dto';
import { PaidRequest, PayForRequest } from './payment-requests.dto';
import { BankInfoResponse, BillingPaymentResponse } from './payments.dto';
import { PaymentsQueries } from './payments.queries';
import { PaymentsService } from './payments.service';
import { SavedMethodsService } from './saved-methods.service';

@ApiTags('payments')
@Controller('api/billing/v1')
export class PaymentsController {
  constructor(
    private readonly payments: PaymentsService,
    private readonly savedMethods: SavedMethodsService,
    private readonly queries: PaymentsQueries,
    private readonly invoices: InvoicesQueries,
  ) {}

  /** What was paid of a policy. */
  @Get('payment')
  @Can('billing:view')
  getPayments(
    @Query() { policyId: id = '', policyNumber }: PolicyOrNumberQuery,
    @CurrentActor() actor: Actor,
  ): Promise<BillingPaymentResponse[]> {
    return this.queries.paid(policyNumber ? { policyNumber } : { id }, actor);
  }

  /** The bank details for ACH or a wire transfer. */
  @Get('ach/:policyNumber')
  @Can('billing:view')
  getBankInfo(
    @Param('policyNumber') policyNumber: string,
    @CurrentActor() actor: Actor,
  ): Promise<BankInfoResponse> {
    return this.queries.bankInfo(policyNumber, actor);
  }

  /** Report what was charged at the portal: a card is answered at once, a bank account later. */
  @Post('paid')
  @MovesMoney()
  @ActsOutside()
  @Can('billing:pay')
  async pay(
    @Body() body: PaidRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatusResponse> {
    const { policyId, transactionId, customerEmail, isDownPayment } = body;
    const amount = minorUnitsOf(body.paymentAmount, '/paymentAmount');
    const charged = { policyId, transactionId, amount };
    await this.payments.report(
      { ...charged, customerEmail, isDownPayment, paymentDesc: null },
      actor,
    );
    return this.invoices.status(policyId, actor);
  }

  /** Pay a policy of an account with a saved method. */
  @Post('payfor/:accountId')
  @MovesMoney()
  @ActsOutside()
  @Can('billing:pay')
  async payFor(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: PayForRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatusResponse> {
    await this.savedMethods.payFor(accountId, body, actor);
    return this.invoices.status(body.policyId, actor);
  }
}
