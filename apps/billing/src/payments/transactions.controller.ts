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

  /**
   * Apply a payment that was received outside the platform.
   *
   * @remarks The money counts at once for the open invoices, the oldest first; a receipt is printed
   * and `payment.settled.v1` is told. `Refund/Credit` records money paid out instead, which is the
   * provider's alone to do (403), and prints a credit note. A transaction number that is known is
   * refused with 409. Voiding the transaction by `PUT /api/billing/v1/transaction` undoes it.
   */
  @Post('external/applyPayment')
  @Can('billing:record')
  async applyPayment(
    @Body() body: ApplyPaymentRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TransactionResponse> {
    const { policyId, paymentMethod: method, paymentDate, processorName } = body;
    const received = {
      transactionId: body.transactionId ?? null,
      paymentDate,
      processorName,
      amount: amountMoved(method, minorUnitsOf(body.paymentAmount, '/paymentAmount')),
      method,
      paymentDesc: body.paymentDesc ?? null,
    };
    const transactionId = await this.records.apply(policyId, received, actor);
    return this.queries.transaction(transactionId, actor);
  }

  /**
   * Edit a transaction, or record one that is not known yet.
   *
   * @remarks Of a known transaction method, processor, date, description and status change; another
   * amount, invoice or direction is refused with 409, as is a step that its status does not allow.
   * Setting a Paid one to Void or Failed takes the money back: the invoice asks for it again and
   * `payment.failed.v1` is told. An unknown one is recorded as Paid for the named invoice; a failed
   * or voided one stays so, and money that comes after all is a new transaction.
   */
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

  /**
   * Write off the small rest of an invoice: the oldest open one of the policy unless one is named.
   *
   * @remarks The rest is written off with the comment and the invoice becomes Paid. More than 10
   * dollars or pounds, a payment that is under way, or nothing due is refused with 409. No call
   * takes a write-off back.
   */
  @Put('transaction/close')
  @Can('billing:close')
  async closeInvoice(
    @Body() { policyId, invoiceId, description }: CloseTransactionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PaymentStatusResponse> {
    await this.closing.close({ policyId, invoiceId }, description, actor);
    return this.invoices.status(policyId, actor);
  }
}
