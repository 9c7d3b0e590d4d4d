import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ActsOutside, Can, CurrentActor, MovesMoney, Refuses } from '@palisade/platform';
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

  /**
   * What was paid of a policy.
   *
   * @remarks Paid transactions alone, refunds among them as negative amounts, the latest first and
   * at most 500. The policy is named by its id or its number. Charges under way or refused are
   * found by `GET /api/billing/v1/search`.
   */
  @Get('payment')
  @Can('billing:view')
  @Refuses({ 404: '' })
  getPayments(
    @Query() { policyId: id = '', policyNumber }: PolicyOrNumberQuery,
    @CurrentActor() actor: Actor,
  ): Promise<BillingPaymentResponse[]> {
    return this.queries.paid(policyNumber ? { policyNumber } : { id }, actor);
  }

  /**
   * The bank details for ACH or a wire transfer.
   *
   * @remarks They depend on the currency of the policy. Money that arrives there is not seen by the
   * platform: staff record it by `POST /api/billing/v1/external/applyPayment`.
   */
  @Get('ach/:policyNumber')
  @Can('billing:view')
  getBankInfo(
    @Param('policyNumber') policyNumber: string,
    @CurrentActor() actor: Actor,
  ): Promise<BankInfoResponse> {
    return this.queries.bankInfo(policyNumber, actor);
  }

  /**
   * Report what was charged at the portal: a card is answered at once, a bank account later.
   *
   * @remarks The charge must be known to the processor for the same policy and amount, and may not
   * be more than is still due (409 otherwise); a transaction that is known already is not paid
   * twice. It is shared out over the open invoices, the oldest first. When the processor approves,
   * the invoices count it, a receipt is printed and `payment.settled.v1` is told; when it refuses,
   * `payment.failed.v1` is told and the amount is due again.
   */
  @Post('paid')
  @MovesMoney()
  @ActsOutside()
  @Can('billing:pay')
  async reportPayment(
    @Body() body: PaidRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatusResponse> {
    const { policyId, policyNumber, transactionId, customerEmail, isDownPayment } = body;
    const amount = minorUnitsOf(body.paymentAmount, '/paymentAmount');
    const charged = { policyId, policyNumber, transactionId, amount };
    await this.payments.report(
      { ...charged, customerEmail, isDownPayment, paymentDesc: null },
      actor,
    );
    return this.invoices.status(policyId, actor);
  }

  /**
   * Pay a policy of an account with a saved method.
   *
   * @remarks Charges the saved token for what is given, at most what is still due (409 otherwise),
   * and shares it out over the open invoices, the oldest first. A card is answered at once, a bank
   * account later; then a receipt is printed, or the amount is due again. The method must be one of
   * the caller's organisation, and the policy one of the account (404 otherwise).
   */
  @Post('payfor/:accountId')
  @MovesMoney()
  @ActsOutside()
  @Can('billing:pay')
  async payForAccount(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Body() body: PayForRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatusResponse> {
    await this.savedMethods.payFor(accountId, body, actor);
    return this.invoices.status(body.policyId, actor);
  }
}
