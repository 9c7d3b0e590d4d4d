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

  /** The conditions that quotes get when their terms are released. */
  @Get('settings')
  @Can('underwriting:subjectivity-edit')
  async listSettings(@Query() query: SettingsQuery): Promise<SubjectivitySettingResponse[]> {
    return (await this.subjectivities.settings(query)).map(toSettingResponse);
  }

  /** Replace these conditions. */
  @Put('settings')
  @Can('underwriting:subjectivity-edit')
  async saveSettings(@Body() body: SaveSettingsRequest): Promise<SubjectivitySettingResponse[]> {
    await this.subjectivities.saveSettings(body);
    return (await this.subjectivities.settings({})).map(toSettingResponse);
  }

  /** Mark a condition of a quote as met, or open it again. */
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

  /** Add a condition that is written for one quote. */
  @Post('manuscript/:quoteId')
  @Can('underwriting:subjectivity-edit')
  async addManuscript(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @Body() body: ManuscriptRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SubjectivityResponse> {
    return toSubjectivityResponse(await this.subjectivities.addManuscript(quoteId, body, actor));
  }

  /** The conditions of a quote. */
  @Get(':quoteId')
  @Can('quote:view')
  async listSubjectivities(
    @Param('quoteId', ParseUUIDPipe) quoteId: string,
    @CurrentActor() actor: Actor,
  ): Promise<SubjectivityResponse[]> {
    return (await this.subjectivities.list(quoteId, actor)).map(toSubjectivityResponse);
  }
}
