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

  /** The domains whose addresses nobody may be invited under. */
  @Get('search')
  @Can('domain-blacklist:view')
  @ApiPage(BlacklistedDomainResponse)
  searchBlacklistedDomains(
    @Query() query: DomainSearchQuery,
  ): Promise<Page<BlacklistedDomainResponse>> {
    return this.blacklist.search(query);
  }

  /** Blacklist a domain. */
  @Post()
  @Can('domain-blacklist:create')
  blacklistDomain(
    @Body() { domainName }: BlacklistDomainRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BlacklistedDomainResponse> {
    return this.blacklist.add(domainName, actor);
  }

  /** Take a domain off the blacklist. */
  @Delete(':id')
  @Can('domain-blacklist:delete')
  @HttpCode(204)
  async freeDomain(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.blacklist.remove(id);
  }
}
