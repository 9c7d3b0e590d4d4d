import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { ProfileResponse } from './risk.dto';
import { RiskQueries } from './risk.queries';

@ApiTags('risk')
@Controller('api/account/v1/profile')
export class ProfileController {
  constructor(private readonly queries: RiskQueries) {}

  /**
   * How complete an account is, and what is missing.
   *
   * @remarks A point for each of ten parts that are known; quoting needs four, and `errorMessage`
   * says when they are missing. Answers and contact come from the quotes and the bound policy of
   * the account.
   */
  @Get(':accountId')
  @Can('account:view')
  getAccountProfile(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
  ): Promise<ProfileResponse> {
    return this.queries.profile(accountId, actor);
  }
}
