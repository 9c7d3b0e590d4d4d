import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, MovesMoney } from '@palisade/platform';
import { amountMoved } from '../domain/check-amount';
import { CloseInvoicesService } from '../invoices/close-invoices.service';
import { PaymentStatusResponse } from '../invoices/invoices.dto';
import { InvoicesQueries } from '../invoices/invoices.queries';
import {
  ApplyPaymentRequest,
  CloseTransactionRequest,
  SaveTransactionRequest,
} from './payment-requests.dto';
import { TransactionResponse } from './payments.dto';
import { PaymentsQueries } from './payments.queries';
import { RecordPaymentService } from './record-payment.service';

@ApiTags('transactions')
@MovesMoney()
@Controller('api/billing/v1')
export class TransactionsController {
  constructor(
    private readonly records: RecordPaymentService,
    private readonly closing: CloseInvoicesService,
    private readonly queries: PaymentsQueries,
    private readonly invoices: InvoicesQueries,
  ) {}

  /** Apply a payment that was received outside the platform. */
  @Post('external/applyPayment')
  @Can('billing:record')
  async applyPayment(
    @Body() body: ApplyPaymentRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TransactionResponse> {
    const { policyId, paymentMethod: method, paymentDate, processorName } = body;
    const received = {
      ...{ transactionId: body.transactionId ?? null, paymentDate, processorName },
      amount: amountMoved(method, minorUnitsOf(body.paymentAmount, '/paymentAmount')),
      method,
      paymentDesc: body.paymentDesc ?? null,
    };
    const transactionId = await this.records.apply(policyId, received, actor);
    return this.queries.transaction(transactionId, actor);
  }

  /** Edit a transaction, or record one that is not known yet. */
  @Put('transaction')
  @Can('billing:edit-transaction')
  async saveTransaction(
    @Body() body: SaveTransactionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TransactionResponse> {
    const { paymentMethod: method, amountPaid, paymentDesc = null, ...edited } = body;
    const amount = minorUnitsOf(amountPaid, '/amountPaid');
    await this.records.save({ ...edited, method, amount, paymentDesc }, actor);
    return this.queries.transaction(body.transactionId, actor);
  }

  /** Write off the small rest of a policy's oldest open invoice. */
  @Put('transaction/close')
  @Can('billing:close')
  async close(
    @Body() { policyId, description }: CloseTransactionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatusResponse> {
    await this.closing.close(policyId, description, actor);
    return this.invoices.status(policyId, actor);
  }
}
