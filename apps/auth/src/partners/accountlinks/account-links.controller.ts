import { Body, Controller, HttpCode, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor, AuthenticatedRequest } from '@palisade/platform';
import { Can, CurrentActor, Refuses } from '@palisade/platform';
import { AssignAccountsRequest } from '../../people/users/user-requests.dto';
import { AccountsCountResponse } from '../../people/users/users.dto';
import {
  FavoriteRequest,
  FavoriteResponse,
  LinkAccountRequest,
  LinkResponse,
  UnlinkAccountRequest,
} from './account-links.dto';
import { AccountLinksService } from './account-links.service';
import { FavoritesService } from './favorites.service';

@ApiTags('account links')
@Controller('api/auth/v1/accounts')
export class AccountLinksController {
  constructor(
    private readonly links: AccountLinksService,
    private readonly favorites: FavoritesService,
  ) {}

  /**
   * Add accounts that a person may switch to.
   *
   * @remarks They are added to those of before; the answer counts all. A role that may do more than
   * the caller's own is refused with 403, an account that is unknown, the person's own or the
   * provider's with 400. The person enters one by `POST /api/auth/v1/accounts/{accountId}/myToken`.
   * `DELETE /api/auth/v1/users/{userId}` with `accountId` takes one away.
   */
  @Put('assign')
  @Can('user:assign-agency', 'user:jump')
  async assignAccounts(
    @Body() body: AssignAccountsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AccountsCountResponse> {
    return { accountsCount: await this.links.assign(body, actor) };
  }

  /**
   * Link a client account to an agency and its agent; 409 when it belongs to others.
   *
   * @remarks Accounts decide (`PUT /api/account/v1/assign-agency/{accountId}`). It is of others when
   * it has another agency or another agent of the same one. An agent or team that is not the
   * agency's is refused with 400; without teams those of the agent or the default team get the
   * account. The account and its work move to them by `account.agent-changed.v1`, and a new agency
   * is told by mail. `PUT /api/auth/v1/accounts/unlink` undoes it.
   */
  @Put('link')
  @Can('agency:link-account')
  @Refuses({ 503: 'Accounts are away.' })
  async linkAccount(
    @Body() body: LinkAccountRequest,
    @Req() { headers }: AuthenticatedRequest,
  ): Promise<LinkResponse> {
    await this.links.link(body, headers.authorization ?? '');
    return { accountId: body.accountId, agencyId: body.agencyId };
  }

  /**
   * Undo the link of a client account.
   *
   * @remarks The account then belongs to no agency; `account.agent-changed.v1` tells of it. A
   * link that there is not, or to another agency or agent, is answered 404. It is undone by linking
   * it again.
   */
  @Put('unlink')
  @Can('agency:link-account')
  @HttpCode(204)
  @Refuses({ 503: 'Accounts are away.' })
  async unlinkAccount(
    @Body() body: UnlinkAccountRequest,
    @Req() { headers }: AuthenticatedRequest,
  ): Promise<void> {
    await this.links.unlink(body, headers.authorization ?? '');
  }

  /**
   * Mark an account as a favourite of the caller, or no longer.
   *
   * @remarks It stands first where the caller switches accounts, for the caller alone. An account
   * that the caller does not see is answered 404. For an aggregator the accounts service says what
   * is seen; while it is away the answer is 503.
   */
  @Put('favorite')
  @Can('any')
  @Refuses({ 503: 'What an aggregator sees cannot be told while accounts are away.' })
  async markFavorite(
    @Body() body: FavoriteRequest,
    @CurrentActor() actor: Actor,
    @Req() { headers }: AuthenticatedRequest,
  ): Promise<FavoriteResponse> {
    await this.favorites.mark(body, actor, headers.authorization ?? '');
    return { accountId: body.accountId, favorite: body.favorite };
  }
}
