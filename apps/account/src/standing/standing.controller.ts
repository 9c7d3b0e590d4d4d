import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { AccountStatusService } from '../accounts/account-status.service';
import { AccountResponse } from '../accounts/accounts.dto';
import { AccountsQueries } from '../accounts/accounts.queries';
import { DeclineAccountRequest, LostAccountRequest } from './standing.dto';

@ApiTags('standing of accounts')
@Controller('api/account/v1')
export class StandingController {
  constructor(
    private readonly statuses: AccountStatusService,
    private readonly queries: AccountsQueries,
  ) {}

  /**
   * Decline an account.
   *
   * @remarks Its open quotes are declined with it, and none can be requested until `PUT
   * /api/account/v1/undecline/{accountId}`. An account with a policy in force is refused with 409.
   */
  @Put('decline/:accountId')
  @Can('account:decline')
  async declineAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: DeclineAccountRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.statuses.act(id, 'decline', actor, body);
    return this.queries.get(id, actor);
  }

  /**
   * Take a declined account back.
   *
   * @remarks It is open again and can be quoted; the quotes that were declined with it stay so.
   * Any other account is refused with 409.
   */
  @Put('undecline/:accountId')
  @Can('account:undecline')
  async undeclineAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.statuses.act(id, 'undecline', actor);
    return this.queries.get(id, actor);
  }

  /**
   * Mark an account as lost.
   *
   * @remarks Its open quotes are lost with it. The next quote that is requested for it opens it
   * again. An account with a policy in force is refused with 409.
   */
  @Put('lost/:accountId')
  @Can('account:lost')
  async markAccountLost(
    @Param('accountId', ParseUUIDPipe) id: string,
    @Body() body: LostAccountRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.statuses.act(id, 'lost', actor, body);
    return this.queries.get(id, actor);
  }

  /**
   * Delete an account that was never bound.
   *
   * @remarks Its open quotes are deleted with it; nobody sees it any more. One that was ever bound
   * is refused with 409. The record of it stays, and no call brings it back.
   */
  @Delete(':accountId')
  @HttpCode(204)
  @Can('account:delete')
  async deleteAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.statuses.act(id, 'delete', actor);
  }
}
