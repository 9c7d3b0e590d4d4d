import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Approves, Can, DryRun, MovesMoney, Previews } from '@palisade/platform';
import type { Caller } from '../claims/caller';
import { CurrentCaller } from '../claims/caller';
import {
  ClaimMoneyResponse,
  ClaimPaymentRequest,
  ClaimRecoveryRequest,
  MoveClaimPaymentRequest,
  WorksheetResponse,
} from './claim-money.dto';
import { ClaimMoneyQueries } from './claim-money.queries';
import { ClaimMoneyService } from './claim-money.service';

@ApiTags('claims files')
@MovesMoney()
@Controller('api/claims/v1/claimsFile')
export class ClaimMoneyController {
  constructor(
    private readonly money: ClaimMoneyService,
    private readonly queries: ClaimMoneyQueries,
  ) {}

  /**
   * The money of a claim: reserves, payments, what came back and what is left of limits and retention.
   *
   * @remarks Limits are those of the terms in force on the date of the event; all claims of a policy
   * share them.
   */
  @Get(':claimId/money')
  @Can('claim:view')
  getClaimMoney(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimMoneyResponse> {
    return this.queries.get(id, caller);
  }

  /**
   * What decides the cover of a claim, line by line.
   *
   * @remarks Each line with its fact, where the fact stands, and what follows of it. The terms are those
   * in force on the date of the event, as the policy stood when its first claim was filed: so the same
   * facts give the same lines again.
   */
  @Get(':claimId/worksheet')
  @Can('claim:view')
  getCoverageWorksheet(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<WorksheetResponse> {
    return this.queries.worksheet(id, caller);
  }

  /**
   * Ask for a payment of a claim.
   *
   * @remarks The loss is asked for, the amount is answered: the retention of the event is taken off
   * first, then what the limits leave. Above the authority of the caller, with all that stands to the
   * same payee, another person approves it. A payment of nothing is cleared at once. `Prefer: dry-run`
   * shows the payment and saves nothing; a payment is taken back by the step VOID.
   */
  @Post(':claimId/payments')
  @Can('claim:pay')
  @Previews()
  requestClaimPayment(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: ClaimPaymentRequest,
    @CurrentCaller() caller: Caller,
    @DryRun() dryRun: boolean,
  ): Promise<ClaimMoneyResponse> {
    return this.money.request(id, body, caller, dryRun);
  }

  /**
   * Reject, issue, clear, stop, void or refund a payment of a claim.
   *
   * @remarks A stopped or void payment gives limits, retention and waiting hours back whole, a refund
   * what was paid and the limits. `claim.money-moved.v1` tells what left or came back.
   */
  @Put(':claimId/payments/:paymentId')
  @Can('claim:pay')
  moveClaimPayment(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Param('paymentId', ParseUUIDPipe) paymentId: string,
    @Body() body: MoveClaimPaymentRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimMoneyResponse> {
    return this.money.move(id, paymentId, body, caller);
  }

  /**
   * Approve a payment that is above the authority of who asked for it.
   *
   * @remarks The whole of it, by another person whose authority covers what goes to the payee together
   * (409 otherwise), and not by a key (403). The step REJECT refuses it.
   */
  @Put(':claimId/payments/:paymentId/approval')
  @Approves('claim.approvePayment')
  approveClaimPayment(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Param('paymentId', ParseUUIDPipe) paymentId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimMoneyResponse> {
    return this.money.approve(id, paymentId, caller);
  }

  /**
   * Approve a change of reserves that waits.
   *
   * @remarks By another person whose authority covers the new total (409 otherwise), and not by a key
   * (403).
   */
  @Put(':claimId/reserves/:changeId/approval')
  @Approves('claim.approveReserves')
  approveReserveChange(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Param('changeId', ParseUUIDPipe) changeId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimMoneyResponse> {
    return this.money.approveReserves(id, changeId, caller);
  }

  /**
   * Withdraw a change of reserves that waits.
   *
   * @remarks It stays in the history as withdrawn; it is asked for anew where it is wanted again.
   */
  @Delete(':claimId/reserves/:changeId')
  @Can('claim:reserve')
  withdrawReserveChange(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Param('changeId', ParseUUIDPipe) changeId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimMoneyResponse> {
    return this.money.withdrawReserves(id, changeId, caller);
  }

  /**
   * Book what came back to the insurer: by subrogation, salvage, a deductible or from a reinsurer.
   *
   * @remarks Together at most what is paid in the category (409). It gives no limit back; what a
   * reinsurer pays changes no figure of the claim. Rows are only added.
   */
  @Post(':claimId/recoveries')
  @Can('claim:pay')
  recoverOnClaim(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: ClaimRecoveryRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimMoneyResponse> {
    return this.money.recover(id, body, caller);
  }
}
