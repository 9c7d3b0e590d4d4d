import { Controller, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { AccountResponse } from '../accounts/accounts.dto';
import { AccountsQueries } from '../accounts/accounts.queries';
import { RefreshService } from './refresh.service';
import { ReloadService } from './reload.service';

@ApiTags('accounts')
@Controller('api/account/v1')
export class RefreshController {
  constructor(
    private readonly refreshes: RefreshService,
    private readonly reloads: ReloadService,
    private readonly queries: AccountsQueries,
  ) {}

  /**
   * Take over what the directory knows of the company now.
   *
   * @remarks What was typed or attested stays. A changed fact scores the account again and tells
   * its open quotes as every change does. A company that the directory does not know is refused
   * with 409.
   */
  @Post('refresh/:accountId')
  @HttpCode(200)
  @Can('account:refresh')
  async refreshAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.refreshes.refresh(id, actor);
    return this.queries.get(id, actor);
  }

  /**
   * The same for an agency, of an account of its own.
   *
   * @remarks What was typed or attested stays. A company that the directory does not know is
   * refused with 409, the account of another agency answered 404.
   */
  @Post('agency/refresh/:accountId')
  @HttpCode(200)
  @Can('account:refresh')
  refreshAgencyAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    return this.refreshAccount(id, actor);
  }

  /**
   * Ask all sources of an account again: the directory now, its domain by a scan.
   *
   * @remarks The answer holds what the directory told; the scan goes on as a job, and `GET
   * /api/account/v1/scan/{accountId}` tells how far it is. A source that the account does not have
   * is left out; with none at all it is refused with 409.
   */
  @Post('reload/:accountId')
  @HttpCode(200)
  @Can('account:refresh', 'account:scan')
  async reloadAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    await this.reloads.reload(id, actor);
    return this.queries.get(id, actor);
  }
}
