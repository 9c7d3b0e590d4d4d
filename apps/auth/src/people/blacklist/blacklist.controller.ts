import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  BlacklistDomainRequest,
  BlacklistedDomainResponse,
  DomainSearchQuery,
} from './blacklist.dto';
import { BlacklistService } from './blacklist.service';

@ApiTags('blacklisted domains')
@Controller('api/auth/v1/domain/blacklist')
export class BlacklistController {
  constructor(private readonly blacklist: BlacklistService) {}

  /**
   * The domains whose addresses nobody may be invited under.
   *
   * @remarks By name, each with who added it and when. A text finds parts of names.
   */
  @Get('search')
  @Can('domain-blacklist:view')
  @ApiPage(BlacklistedDomainResponse)
  searchBlacklistedDomains(
    @Query() query: DomainSearchQuery,
  ): Promise<Page<BlacklistedDomainResponse>> {
    return this.blacklist.search(query);
  }

  /**
   * Blacklist a domain.
   *
   * @remarks Nobody is invited under it from then on, and an invitation to sign up or join that is
   * out makes no login any more (412); people who have one keep it. A domain that is there already
   * is refused with 409. `domain-blacklist.saved.v1` is published; `DELETE
   * /api/auth/v1/domain/blacklist/{id}` undoes it.
   */
  @Post()
  @Can('domain-blacklist:create')
  blacklistDomain(
    @Body() { domainName }: BlacklistDomainRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BlacklistedDomainResponse> {
    return this.blacklist.add(domainName, actor);
  }

  /**
   * Take a domain off the blacklist.
   *
   * @remarks Addresses under it can be invited again. `domain-blacklist.saved.v1` is published.
   * It is undone by blacklisting the domain again.
   */
  @Delete(':id')
  @Can('domain-blacklist:delete')
  @HttpCode(204)
  async freeDomain(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.blacklist.remove(id);
  }
}
