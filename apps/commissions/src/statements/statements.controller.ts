import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Approves, Can, CurrentActor, MovesMoney, PageQuery } from '@palisade/platform';
import { PayCommissionService } from './pay-commission.service';
import {
  AgencyBankResponse,
  CommissionPaymentResponse,
  PausedResponse,
  PayCommissionRequest,
  PaymentParameters,
  StatementDetailResponse,
  StatementLineResponse,
  StatementResponse,
  StatementSearchQuery,
  toPayment,
  WaitingPaymentResponse,
} from './statements.dto';
import { StatementsQueries } from './statements.queries';
import { StatementsService } from './statements.service';

@ApiTags('statements')
@Controller('api/commissions/v1')
export class StatementsController {
  constructor(
    private readonly statements: StatementsService,
    private readonly payments: PayCommissionService,
    private readonly queries: StatementsQueries,
  ) {}

  /**
   * The monthly statements in the caller's scope.
   *
   * @remarks A statement is finalized after its month has closed; less than one dollar or pound is
   * not paid.
   */
  @Get('statements')
  @Can('commission:view')
  @ApiPage(StatementResponse)
  searchStatements(
    @Query() query: StatementSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<StatementResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * One statement.
   *
   * @remarks Its total is what was carried into it and what its lines add up to; the document of
   * it is printed a moment after it is closed.
   */
  @Get('statements/:statementId')
  @Can('commission:view')
  getStatement(
    @Param('statementId', ParseUUIDPipe) statementId: string,
    @CurrentActor() actor: Actor,
  ): Promise<StatementDetailResponse> {
    return this.queries.find(statementId, actor);
  }

  /**
   * The lines of a statement.
   *
   * @remarks A line is what became payable of a commission when premium came in, or what was taken
   * back; a commission whose premium is paid in parts has a line for each.
   */
  @Get('statements/:statementId/lines')
  @Can('commission:view')
  @ApiPage(StatementLineResponse)
  searchStatementLines(
    @Param('statementId', ParseUUIDPipe) statementId: string,
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<StatementLineResponse>> {
    return this.queries.lines(statementId, query, actor);
  }

  /**
   * Where an agency is paid by ACH.
   *
   * @remarks Only the last digits of the account number are shown.
   */
  @Get(':agencyId/ach')
  @Can('commission:view')
  getAgencyBank(
    @Param('agencyId', ParseUUIDPipe) agencyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<AgencyBankResponse> {
    return this.queries.bank(agencyId, actor);
  }

  /**
   * Pay the oldest finalized statements of an agency, each of them whole.
   *
   * @remarks A payment that is not enough for a statement as a whole is refused. With what the agency
   * was paid in the last 30 days above 10,000 of the currency it is AWAITING_APPROVAL, and nothing is
   * paid before a second person approves it; while one waits, others are refused (409). Nothing undoes
   * a payment; a later statement sets it off.
   */
  @Post('payment')
  @MovesMoney()
  @Can('commission:pay')
  async payStatements(
    @Body() body: PayCommissionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<CommissionPaymentResponse> {
    const { agencyId, description, token } = body;
    const amount = minorUnitsOf(body.commissionsAmount, '/commissionsAmount');
    await this.queries.findAgency(agencyId, actor);
    const wanted = { agencyId, amount, description, token };
    return toPayment(await this.payments.pay(wanted, actor), actor);
  }

  /**
   * The payment of an agency that waits for a second person.
   *
   * @remarks At most one waits; `allowedActions` says what the caller may do with it.
   */
  @Get('payment/waiting/:agencyId')
  @Can('commission:pay')
  async getWaitingPayment(
    @Param('agencyId', ParseUUIDPipe) agencyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<WaitingPaymentResponse> {
    await this.queries.findAgency(agencyId, actor);
    const waiting = await this.payments.waiting(agencyId);
    return { waiting: waiting && toPayment(waiting, actor) };
  }

  /**
   * Approve a payment that waits for a second person: its statements are paid.
   *
   * @remarks Another person than who asked for it approves, not by a key, who may do so at that moment
   * (403 otherwise). A payment that does not wait, or no longer fits the statements, is refused with
   * 409. `commission.paid.v1` is told; nothing undoes it.
   */
  @Post('payment/:paymentId/approve')
  @HttpCode(200)
  @MovesMoney()
  @Approves('commission.approve-payment')
  async approveCommissionPayment(
    @Param() { paymentId }: PaymentParameters,
    @CurrentActor() actor: Actor,
  ): Promise<CommissionPaymentResponse> {
    await this.queries.findAgency(await this.payments.agencyOf(paymentId), actor);
    return toPayment(await this.payments.approve(paymentId, actor), actor);
  }

  /**
   * Reject a payment that waits for a second person.
   *
   * @remarks Nothing is paid and its statements wait again; who asked may reject it too. One that does
   * not wait is refused with 409.
   */
  @Post('payment/:paymentId/reject')
  @HttpCode(200)
  @MovesMoney()
  @Can('commission:pay')
  async rejectCommissionPayment(
    @Param() { paymentId }: PaymentParameters,
    @CurrentActor() actor: Actor,
  ): Promise<CommissionPaymentResponse> {
    await this.queries.findAgency(await this.payments.agencyOf(paymentId), actor);
    return toPayment(await this.payments.reject(paymentId), actor);
  }

  /**
   * Pause the payments of an agency, or resume them.
   *
   * @remarks Statements go on meanwhile and are paid later. The same call resumes.
   */
  @Put('toggle/:agencyId')
  @Can('commission:pause')
  async toggleCommissionPayments(
    @Param('agencyId', ParseUUIDPipe) agencyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<PausedResponse> {
    await this.queries.findAgency(agencyId, actor);
    return { paused: await this.statements.toggle(agencyId) };
  }
}
