import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import {
  CompleteSubjectivityRequest,
  ManuscriptRequest,
  SaveSettingsRequest,
  SettingsQuery,
  SubjectivityResponse,
  SubjectivitySettingResponse,
  toSettingResponse,
  toSubjectivityResponse,
} from './subjectivities.dto';
import { SubjectivitiesService } from './subjectivities.service';

@ApiTags('subjectivities')
@Controller('api/quote/v1/subjectivity')
export class SubjectivitiesController {
  constructor(private readonly subjectivities: SubjectivitiesService) {}

  /**
   * The conditions that quotes get when their terms are released.
   *
   * @remarks Quotes that have their conditions already keep them when these change.
   */
  @Get('settings')
  @Can('underwriting:subjectivity-edit')
  async listSubjectivitySettings(
    @Query() query: SettingsQuery,
  ): Promise<SubjectivitySettingResponse[]> {
    return (await this.subjectivities.settings(query)).map(toSettingResponse);
  }

  /**
   * Replace these conditions.
   *
   * @remarks What is left out is removed; quotes that have their conditions already keep them.
   */
  @Put('settings')
  @Can('underwriting:subjectivity-edit')
  async saveSubjectivitySettings(
    @Body() body: SaveSettingsRequest,
  ): Promise<SubjectivitySettingResponse[]> {
    await this.subjectivities.saveSettings(body);
    return (await this.subjectivities.settings({})).map(toSettingResponse);
  }

  /**
   * Mark a condition of a quote as met, or open it again.
   *
   * @remarks The same call with the other value undoes it.
   */
  @Put('complete/:quoteId')
  @Can('underwriting:subjectivity-complete')
  async completeSubjectivity(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Body() body: CompleteSubjectivityRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SubjectivityResponse[]> {
    await this.subjectivities.complete(quoteId, body, actor);
    return (await this.subjectivities.list(quoteId, actor)).map(toSubjectivityResponse);
  }

  /**
   * Add a condition that is written for one quote.
   *
   * @remarks It must be met at its stage like every other condition.
   */
  @Post('manuscript/:quoteId')
  @Can('underwriting:subjectivity-edit')
  async addManuscript(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Body() body: ManuscriptRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SubjectivityResponse> {
    return toSubjectivityResponse(await this.subjectivities.addManuscript(quoteId, body, actor));
  }

  /**
   * The conditions of a quote.
   *
   * @remarks Each says at which stage it must be met and what clears it.
   */
  @Get(':quoteId')
  @Can('quote:view')
  async listSubjectivities(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @CurrentActor() actor: Actor,
  ): Promise<SubjectivityResponse[]> {
    return (await this.subjectivities.list(quoteId, actor)).map(toSubjectivityResponse);
  }
}
