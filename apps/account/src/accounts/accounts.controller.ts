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
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  AccountResponse,
  AccountSearchQuery,
  CreateAccountQuery,
  CreateAccountRequest,
} from './accounts.dto';
import { AccountsQueries } from './accounts.queries';
import { AccountsService } from './accounts.service';
import { AddressOverrideGuard } from './address-override.guard';

@ApiTags('accounts')
@Controller('api/account/v1')
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly queries: AccountsQueries,
  ) {}

  /** Create an account. */
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

  /** The accounts in the caller's scope. */
  @Get('search')
  @Can('account:view')
  @ApiPage(AccountResponse)
  searchAccounts(
    @Query() query: AccountSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AccountResponse>> {
    return this.queries.search(query, actor);
  }

  /** One account. */
  @Get(':accountId')
  @Can('account:view')
  getAccount(
    @Param('accountId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountResponse> {
    return this.queries.get(id, actor);
  }
}
