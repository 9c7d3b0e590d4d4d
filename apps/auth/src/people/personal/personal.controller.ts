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

  /**
   * The searches that the caller keeps, and those that colleagues share.
   *
   * @remarks The caller's own and those that colleagues share with the organisation, by name; `isOwn`
   * tells them apart and `screen` leaves those of one list.
   */
  @Get('views')
  @Can('any')
  @ApiPage(ViewResponse)
  listViews(
    @Query() query: ViewSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<ViewResponse>> {
    return this.personal.views(query, actor);
  }

  /**
   * Keep a search under a name.
   *
   * @remarks A name that the caller uses already and more than 200 searches are refused with 409.
   * Nobody else sees it unless `isShared`: then everybody of the caller's organisation does. `DELETE /api/auth/v1/me/views/{id}` undoes it.
   */
  @Post('views')
  @Can('any')
  addView(@Body() body: ViewRequest, @CurrentActor() actor: Actor): Promise<ViewResponse> {
    return this.personal.addView(body, actor);
  }

  /**
   * Change a search that the caller keeps.
   *
   * @remarks Name, screen, search and whether it is shared are replaced; a name that the caller uses
   * already is refused with 409. Searches of others are answered 404, also those that they share.
   */
  @Put('views/:id')
  @Can('any')
  changeView(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ViewRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ViewResponse> {
    return this.personal.changeView(id, body, actor);
  }

  /**
   * Forget a search.
   *
   * @remarks It is gone at once, for colleagues too; searches of others are answered 404. To have it back, keep it
   * again.
   */
  @Delete('views/:id')
  @Can('any')
  @HttpCode(204)
  async deleteView(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.personal.removeView(id, actor);
  }

  /**
   * What the console keeps for the caller.
   *
   * @remarks As the caller saved them last; an empty object before that.
   */
  @Get('preferences')
  @Can('any')
  getPreferences(@CurrentActor() actor: Actor): Promise<PreferencesBody> {
    return this.personal.preferences(actor);
  }

  /**
   * Keep preferences in place of those of before.
   *
   * @remarks What is left out is gone: send all of them. More than 20,000 characters are refused
   * with 400. Nobody else sees them.
   */
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
