import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { PolicyQuery } from '../policies/policy-query.dto';
import {
  BalanceResponse,
  InvoiceBalanceResponse,
  PaymentDescriptionResponse,
  PaymentStatusResponse,
} from './invoices.dto';
import { InvoicesQueries } from './invoices.queries';

@ApiTags('invoices')
@Controller('api/billing/v1')
export class InvoicesController {
  constructor(private readonly invoices: InvoicesQueries) {}

  /**
   * The amount due of a policy.
   *
   * @remarks All open invoices count together; the due date is that of the oldest. The down payment
   * is named only while nothing is paid yet, and `installmentEligible` says whether a financing
   * plan can be asked for. 404 until the first invoice of the policy is made.
   */
  @Get('balance/:policyId')
  @Can('billing:view')
  getBalance(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<BalanceResponse> {
    return this.invoices.balance(policyId, actor);
  }

  /**
   * What is left of the invoice that is to be paid next.
   *
   * @remarks That is the oldest invoice with a balance, or the newest one when all are settled.
   * `isInvoiceSettled` says which of the two it is. 404 until the first invoice is made.
   */
  @Get('invoice/balance/:policyId')
  @Can('billing:view')
  getInvoiceBalance(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<InvoiceBalanceResponse> {
    return this.invoices.invoiceBalance(policyId, actor);
  }

  /**
   * Where the payment of a policy stands.
   *
   * @remarks `isPaid` holds only when every invoice of the policy is settled; `status` is that of
   * the invoice that is to be paid next. One that a charge under way covers is Processed until the
   * processor answers. 404 until the first invoice is made.
   */
  @Get('status/:policyId')
  @Can('billing:view')
  getPaymentStatus(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatusResponse> {
    return this.invoices.status(policyId, actor);
  }

  /**
   * What is paid for, in words.
   *
   * @remarks Names the invoice that is to be paid next, its policy and the insured, for the payment
   * page and for the statement of the payer. 404 until the first invoice of the policy is made.
   */
  @Get('desc')
  @Can('billing:view')
  describePayment(
    @Query() { policyId }: PolicyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentDescriptionResponse> {
    return this.invoices.description(policyId, actor);
  }
}
