import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, Refuses } from '@palisade/platform';
import {
  AppetiteOutResponse,
  AppetiteOutsQuery,
  AppetiteRequest,
  AppetiteResponse,
} from './appetite.dto';
import { AppetiteService } from './appetite.service';

@ApiTags('indications')
@Controller('api/quote/v1/appetite')
export class AppetiteController {
  constructor(private readonly appetite: AppetiteService) {}

  /**
   * Whether a risk is wanted, by four facts.
   *
   * @remarks Judged as if the company did all it can to protect itself, so that what it does, where
   * and how large it is decide alone. What is not wanted is kept for `GET
   * /api/quote/v1/appetite/search`; a price is given by `POST /api/quote/v1/indications`.
   */
  @Post()
  @HttpCode(200)
  @Can('quote:create')
  @Refuses({ 503: '' })
  askAppetite(
    @Body() body: AppetiteRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AppetiteResponse> {
    return this.appetite.ask(body, actor);
  }

  /**
   * The risks that were asked for and are not wanted, the last first.
   *
   * @remarks The provider sees those of everybody, an agency its own. Narrow it by `search`, the
   * beginning or a part of an industry code.
   */
  @Get('search')
  @Can('quote:view')
  @ApiPage(AppetiteOutResponse)
  searchAppetiteOuts(
    @Query() query: AppetiteOutsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AppetiteOutResponse>> {
    return this.appetite.outs(query, actor);
  }
}
