import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { PreferencesBody, ViewRequest, ViewResponse, ViewSearchQuery } from './personal.dto';
import { PersonalService } from './personal.service';

@ApiTags('own things')
@Controller('api/auth/v1/me')
export class PersonalController {
  constructor(private readonly personal: PersonalService) {}

  /** The searches that the caller keeps. */
  @Get('views')
  @Can('any')
  @ApiPage(ViewResponse)
  listViews(
    @Query() query: ViewSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<ViewResponse>> {
    return this.personal.views(query, actor);
  }

  /** Keep a search under a name. */
  @Post('views')
  @Can('any')
  addView(@Body() body: ViewRequest, @CurrentActor() actor: Actor): Promise<ViewResponse> {
    return this.personal.addView(body, actor);
  }

  /** Change a search that the caller keeps. */
  @Put('views/:id')
  @Can('any')
  changeView(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ViewRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ViewResponse> {
    return this.personal.changeView(id, body, actor);
  }

  /** Forget a search. */
  @Delete('views/:id')
  @Can('any')
  @HttpCode(204)
  async deleteView(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.personal.removeView(id, actor);
  }

  /** What the console keeps for the caller. */
  @Get('preferences')
  @Can('any')
  getPreferences(@CurrentActor() actor: Actor): Promise<PreferencesBody> {
    return this.personal.preferences(actor);
  }

  /** Keep preferences in place of those of before. */
  @Put('preferences')
  @Can('any')
  async savePreferences(
    @Body() body: PreferencesBody,
    @CurrentActor() actor: Actor,
  ): Promise<PreferencesBody> {
    await this.personal.savePreferences(body, actor);
    return body;
  }
}
