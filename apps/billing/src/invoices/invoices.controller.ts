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

  /** The amount due of a policy. */
  @Get('balance/:policyId')
  @Can('billing:view')
  getBalance(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<BalanceResponse> {
    return this.invoices.balance(policyId, actor);
  }

  /** What is left of the invoice that is to be paid next. */
  @Get('invoice/balance/:policyId')
  @Can('billing:view')
  getInvoiceBalance(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<InvoiceBalanceResponse> {
    return this.invoices.invoiceBalance(policyId, actor);
  }

  /** Where the payment of a policy stands. */
  @Get('status/:policyId')
  @Can('billing:view')
  getPaymentStatus(
    @Param('policyId', ParseUUIDPipe) policyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatusResponse> {
    return this.invoices.status(policyId, actor);
  }

  /** What is paid for, in words. */
  @Get('desc')
  @Can('billing:view')
  getDescription(
    @Query() { policyId }: PolicyQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentDescriptionResponse> {
    return this.invoices.description(policyId, actor);
  }
}
