import { Body, Controller, HttpCode, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { AssignAccountsRequest } from '../users/user-requests.dto';
import { AccountsCountResponse } from '../users/users.dto';
import {
  FavoriteRequest,
  FavoriteResponse,
  LinkAccountRequest,
  LinkResponse,
  UnlinkAccountRequest,
} from './account-links.dto';
import { AccountLinksService } from './account-links.service';

@ApiTags('account links')
@Controller('api/auth/v1/accounts')
export class AccountLinksController {
  constructor(private readonly links: AccountLinksService) {}

  /** Add accounts that a person may switch to. */
  @Put('assign')
  @Can('user:assign-agency', 'user:jump')
  async assignAccounts(
    @Body() body: AssignAccountsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountsCountResponse> {
    return { accountsCount: await this.links.assign(body, actor) };
  }

  /** Link a client account to an agency and its agent; 409 when it belongs to others. */
  @Put('link')
  @Can('agency:link-account')
  async linkAccount(@Body() body: LinkAccountRequest): Promise<LinkResponse> {
    await this.links.link(body);
    return { accountId: body.accountId, agencyId: body.agencyId };
  }

  /** Undo the link of a client account. */
  @Put('unlink')
  @Can('agency:link-account')
  @HttpCode(204)
  async unlinkAccount(@Body() body: UnlinkAccountRequest): Promise<void> {
    await this.links.unlink(body);
  }

  /** Mark an account as a favourite of the caller, or no longer. */
  @Put('favorite')
  @Can('any')
  async markFavorite(
    @Body() body: FavoriteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FavoriteResponse> {
    await this.links.mark(body, actor);
    return { accountId: body.accountId, favorite: body.favorite };
  }
}
