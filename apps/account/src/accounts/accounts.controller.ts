import {
  Body,
  Controller,
  Get,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  UseGuards,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, FindQuery, FoundRows } from '@palisade/platform';
import { AccountSearchQuery, AccountStatsQuery, AccountStatsResponse } from './account-search.dto';
import { AccountResponse, CreateAccountQuery, CreateAccountRequest } from './accounts.dto';
import { AccountsFinder } from './accounts.finder';
import { AccountsQueries } from './accounts.queries';
import { AccountsService } from './accounts.service';
import { AddressOverrideGuard } from './address-override.guard';

@ApiTags('accounts')
@Controller('api/account/v1')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly queries: AccountsQueries,
    private readonly finder: AccountsFinder,
  ) {}

  /**
   * Create an account.
   *
   * @remarks Faults of address, telephone, company and teams are all named at once (400). An
   * address that does not verify is taken only with `confirmAddress=true`, which needs
   * `account:address-override` (403); an account that the organisation has already is refused with
   * 409. What the directory knows of the company is taken over, the risk is scored, and
   * `account.created.v1` tells the other services. `DELETE /api/account/v1/{accountId}`
   * deletes one that was never bound.
   */
  @Post()
  @Can('account:create')
  @UseGuards(AddressOverrideGuard)
  async createAccount(
    @Body() body: CreateAccountRequest,
    @Query() query: CreateAccountQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    const id = await this.accounts.create(body, actor, query);
    return this.queries.get(id, actor);
  }

  /**
   * The accounts in the caller's scope.
   *
   * @remarks An agency sees its own accounts, and who works in teams those of the teams; an
   * aggregator those that it made, an insured its own. A text finds names; status, team, agency and
   * dates narrow the list.
   */
  @Get('search')
  @Can('account:view')
  @ApiPage(AccountResponse)
  searchAccounts(
    @Query() query: AccountSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AccountResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * How many accounts stand how.
   *
   * @remarks As many as `GET /api/account/v1/search` answers with the same `status` or `filter`.
   */
  @Get('stats')
  @Can('account:view')
  getAccountStats(
    @Query() query: AccountStatsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<AccountStatsResponse> {
    return this.queries.stats(query, actor);
  }

  /**
   * The accounts that a text means, at most five.
   *
   * @remarks By name, domain, telephone, however that is written, or by whom its policies are
   * written to; in the rows of the list. The name itself comes first, then what begins so;
   * `detail` is the domain, or the town where none is known.
   */
  @Get('find')
  @Can('account:view')
  async findAccounts(
    @Query() { search }: FindQuery,
    @CurrentActor() actor: Actor,
  ): Promise<FoundRows> {
    return { hits: await this.finder.find(search, actor) };
  }

  /**
   * One account.
   *
   * @remarks Its status follows its quotes and policies, its agency and teams what `PUT
   * /api/account/v1/assign-agency/{accountId}` and its neighbours say. One that the caller does not see is answered 404, as if
   * there were none.
   */
  @Get(':accountId')
  @Can('account:view')
  getAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    return this.queries.get(id, actor);
  }
}
