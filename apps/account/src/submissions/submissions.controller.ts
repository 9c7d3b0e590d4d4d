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
import { ApiPage, Can, CurrentActor, Refuses } from '@palisade/platform';
import {
  SubmissionSearchQuery,
  SubmissionStatsQuery,
  SubmissionStatsResponse,
} from './submission-search.dto';
import {
  AssignedCountResponse,
  AssigneeQuery,
  AssigneeResponse,
  AssignSubmissionsRequest,
  CreateSubmissionRequest,
  DeclineSubmissionRequest,
  NonViableRequest,
  SubmissionResponse,
  UpdateSubmissionRequest,
} from './submissions.dto';
import { SubmissionsQueries } from './submissions.queries';
import { SubmissionsService } from './submissions.service';

@ApiTags('submissions')
@Controller('api/account/v1/submission')
export class SubmissionsController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly queries: SubmissionsQueries,
  ) {}

  /**
   * The submissions, the last changed first.
   *
   * @remarks A text finds the name of the account. An agency sees its own; a person whose teams
   * limit them those of their accounts, and those that are not matched yet.
   */
  @Get('search')
  @Can('submission:view')
  @ApiPage(SubmissionResponse)
  searchSubmissions(
    @Query() query: SubmissionSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<SubmissionResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * What became of the submissions.
   *
   * @remarks Those that were not viable are left out. Premium is that of the latest priced quote of
   * each, of one currency alone.
   */
  @Get('stats')
  @Can('submission:view')
  getSubmissionStats(
    @Query() query: SubmissionStatsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionStatsResponse> {
    return this.queries.stats(query, actor);
  }

  /**
   * Who can be given submissions.
   *
   * @remarks At most fifty people of the provider, by name; a text finds the name and the address.
   */
  @Get('assignees')
  @Can('submission:assign')
  listSubmissionAssignees(@Query() { search }: AssigneeQuery): Promise<AssigneeResponse[]> {
    return this.queries.assignees(search);
  }

  /**
   * Send business in.
   *
   * @remarks For an account, or for a name that is matched to one later. Staff name the agency
   * (400); an agency sends its own, and does not choose who works on it (400). A message is one
   * submission (409).
   */
  @Post()
  @Can('submission:create')
  async createSubmission(
    @Body() body: CreateSubmissionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionResponse> {
    const id = await this.submissions.create(body, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Give submissions to a person of the provider.
   *
   * @remarks All of them or none: one that is closed refuses the call (409). A new one is in
   * progress from then on.
   */
  @Put('bulk-assign')
  @Refuses({ 404: '' })
  @Can('submission:assign')
  async assignSubmissions(
    @Body() { submissionIds, assignedUser }: AssignSubmissionsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AssignedCountResponse> {
    return { updatedCount: await this.submissions.assign(submissionIds, assignedUser, actor) };
  }

  /**
   * Decline a submission.
   *
   * @remarks Its open quotes are declined with it. Within 90 days it can be taken up again.
   */
  @Put('decline/:submissionId')
  @Can('submission:decline')
  async declineSubmission(
    @Param('submissionId', ParseUUIDPipe) id: string,
    @Body() body: DeclineSubmissionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionResponse> {
    await this.submissions.decline(id, body, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Stand for what the account of a submission says.
   *
   * @remarks Of a submission in progress that is matched to an account (409).
   */
  @Put('certify/:submissionId')
  @Can('submission:certify')
  async certifySubmission(
    @Param('submissionId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionResponse> {
    await this.submissions.certify(id, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Mark a submission as not viable.
   *
   * @remarks It counts in no statistics. One with a priced quote is declined instead (409).
   */
  @Put('non-viable/:submissionId')
  @Can('submission:non-viable')
  async markSubmissionNonViable(
    @Param('submissionId', ParseUUIDPipe) id: string,
    @Body() { reason }: NonViableRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionResponse> {
    await this.submissions.markNonViable(id, reason, actor);
    return this.queries.get(id, actor);
  }

  /**
   * End the work on a submission.
   *
   * @remarks Of one that is quoted or bound (409).
   */
  @Put('complete/:submissionId')
  @Can('submission:complete')
  async completeSubmission(
    @Param('submissionId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionResponse> {
    await this.submissions.complete(id, actor);
    return this.queries.get(id, actor);
  }

  /**
   * One submission.
   *
   * @remarks One that the caller does not see is answered 404, as if there were none.
   */
  @Get(':submissionId')
  @Can('submission:view')
  getSubmission(
    @Param('submissionId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionResponse> {
    return this.queries.get(id, actor);
  }

  /**
   * Change a submission.
   *
   * @remarks Its name, account and agency; staff also say who works on it and how the work stands.
   * One that was declined, lost or not viable is taken up again by the status IN_PROGRESS, within 90
   * days (409).
   */
  @Put(':submissionId')
  @Can('submission:create')
  async updateSubmission(
    @Param('submissionId', ParseUUIDPipe) id: string,
    @Body() body: UpdateSubmissionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<SubmissionResponse> {
    await this.submissions.update(id, body, actor);
    return this.queries.get(id, actor);
  }

  /**
   * Delete a submission.
   *
   * @remarks A new one, or one that was not viable, without a quote (409). Its record stays.
   */
  @Delete(':submissionId')
  @HttpCode(204)
  @Can('submission:non-viable')
  async deleteSubmission(
    @Param('submissionId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.submissions.remove(id, actor);
  }
}
