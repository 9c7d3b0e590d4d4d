import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Approves, Can, CurrentActor, MovesMoney } from '@palisade/platform';
import {
  ApproveRefundRequest,
  RefundRequest,
  toUnapplied,
  TransferRequest,
  UnappliedCashResponse,
  UnappliedParameters,
  UnappliedSearchQuery,
} from './unapplied.dto';
import { UnappliedService } from './unapplied.service';

@ApiTags('unapplied cash')
@MovesMoney()
@Controller('api/billing/v1/unapplied')
export class UnappliedController {
  constructor(private readonly unapplied: UnappliedService) {}

  /**
   * Money that fits no invoice, the latest first.
   *
   * @remarks What staff records beyond what is due is kept here until it is transferred or
   * refunded. `allowedActions` says what the state of each allows.
   */
  @Get('search')
  @Can('billing:edit-transaction')
  @ApiPage(UnappliedCashResponse)
  async searchUnappliedCash(
    @Query() query: UnappliedSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<UnappliedCashResponse>> {
    const page = await this.unapplied.search(query, actor);
    return { ...page, content: page.content.map((held) => toUnapplied(held, actor)) };
  }

  /**
   * Pay an invoice with unapplied cash.
   *
   * @remarks The invoice may be of another policy, and must be of the same currency and ask for at
   * least as much (409 otherwise). It counts the money at once and `payment.settled.v1` is told.
   * Voiding the new transaction by `PUT /api/billing/v1/transaction` undoes it.
   */
  @Post(':unappliedId/transfer')
  @HttpCode(200)
  @Can('billing:edit-transaction')
  async transferUnappliedCash(
    @Param() { unappliedId }: UnappliedParameters,
    @Body() { invoiceNumber, amount }: TransferRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UnappliedCashResponse> {
    const transfer = { invoiceNumber, amount: minorUnitsOf(amount, '/amount') };
    await this.unapplied.transfer(unappliedId, transfer, actor);
    return toUnapplied(await this.unapplied.find(unappliedId, actor), actor);
  }

  /**
   * Refund what is left of unapplied cash.
   *
   * @remarks Without a payee it goes back by the way it came to who paid it, at once. A payee who is
   * named gets it another way: that waits until a second person approves it. The refund is IN_PROCESS until the processor
   * has paid it out; then `payment.refunded.v1` is told and a credit note is printed. One that the
   * processor refuses is OPEN again, and `refusal` says why.
   */
  @Post(':unappliedId/refund')
  @HttpCode(200)
  @Can('billing:edit-transaction')
  async refundUnappliedCash(
    @Param() { unappliedId }: UnappliedParameters,
    @Body() body: RefundRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UnappliedCashResponse> {
    const { payee = null, reason } = body;
    await this.unapplied.refund(unappliedId, { payee, reason }, actor);
    return toUnapplied(await this.unapplied.find(unappliedId, actor), actor);
  }

  /**
   * Approve a refund to a payee.
   *
   * @remarks Another person than who asked for it approves, not by a key, who may do so at that moment
   * (403 otherwise). It is IN_PROCESS from then on, and names both people. The body names the payee
   * that was read: when it is another by now nothing is approved (409).
   */
  @Post(':unappliedId/approve')
  @HttpCode(200)
  @Approves('unapplied-cash.approve')
  async approveUnappliedRefund(
    @Param() { unappliedId }: UnappliedParameters,
    @Body() { payee }: ApproveRefundRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UnappliedCashResponse> {
    await this.unapplied.approve(unappliedId, payee, actor);
    return toUnapplied(await this.unapplied.find(unappliedId, actor), actor);
  }

  /**
   * Reject a refund to a payee.
   *
   * @remarks Nothing is paid out: the money is open again, and can be transferred or refunded.
   */
  @Post(':unappliedId/reject')
  @HttpCode(200)
  @Can('billing:edit-transaction')
  async rejectUnappliedRefund(
    @Param() { unappliedId }: UnappliedParameters,
    @CurrentActor() actor: Actor,
  ): Promise<UnappliedCashResponse> {
    await this.unapplied.reject(unappliedId, actor);
    return toUnapplied(await this.unapplied.find(unappliedId, actor), actor);
  }
}
