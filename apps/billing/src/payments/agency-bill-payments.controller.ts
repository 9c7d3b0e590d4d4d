import { Body, Controller, Get, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ActsOutside, Can, CurrentActor, MovesMoney } from '@palisade/platform';
import { AgencyBillRecordQueries } from '../invoices/agency-bill-record.queries';
import { AgencyBillRecordResponse } from '../invoices/agency-bills.dto';
import { PayAgencyBillService } from './pay-agency-bill.service';
import { PayBillRequest, ReceiveBillPaymentRequest } from './payment-requests.dto';

@ApiTags('agency bills')
@Controller('api/billing/v1/agencyBills/:agencyBillId')
export class AgencyBillPaymentsController {
  constructor(
    private readonly bills: AgencyBillRecordQueries,
    private readonly payments: PayAgencyBillService,
  ) {}

  /**
   * The bill of an agency for a month that is over, with its invoices and what was paid of it.
   *
   * @remarks For the agency and for staff. Who sees the clients of some teams alone is answered 404:
   * a bill is read and paid whole. `payable` is what may be paid now.
   */
  @Get()
  @Can('billing:view')
  getAgencyBill(
    @Param('agencyBillId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyBillRecordResponse> {
    return this.bills.record(id, actor);
  }

  /**
   * Pay the bill of a month, whole or in part, with a saved method of the caller's organisation.
   *
   * @remarks One charge for all its invoices: it pays the oldest first. A card is answered at once, a
   * bank account later; then one receipt is printed and `agency-bill.paid.v1` is told, or the amount
   * is due again (`agency-bill.payment-failed.v1`). More than is due, beside what is under way, is
   * refused with 409.
   */
  @Post('pay')
  @MovesMoney()
  @ActsOutside()
  @Can('billing:pay')
  async payAgencyBill(
    @Param('agencyBillId', ParseUUIDPipe) id: string,
    @Body() body: PayBillRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyBillRecordResponse> {
    await this.payments.pay(id, body, actor);
    return this.bills.record(id, actor);
  }

  /**
   * Record a payment of a bill that was received outside the platform.
   *
   * @remarks The money counts at once for its invoices, the oldest first; one receipt is printed and
   * `agency-bill.paid.v1` is told. More than is due is refused with 409, as is a number that is known.
   */
  @Post('applyPayment')
  @MovesMoney()
  @Can('billing:record')
  async applyAgencyBillPayment(
    @Param('agencyBillId', ParseUUIDPipe) id: string,
    @Body() body: ReceiveBillPaymentRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyBillRecordResponse> {
    const { transactionId = null, paymentAmount, paymentMethod: method, ...received } = body;
    const amount = minorUnitsOf(paymentAmount, '/paymentAmount');
    const { paymentDate, processorName, paymentDesc = null } = received;
    const money = { transactionId, amount, method, paymentDate, processorName, paymentDesc };
    await this.payments.receive(id, money, actor);
    return this.bills.record(id, actor);
  }
}
