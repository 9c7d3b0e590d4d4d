import { Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, Jobs, Refuses } from '@palisade/platform';
import { DislocationJobResponse, toDislocationJob } from './jobs.dto';

@ApiTags('jobs')
@Controller('api/rater/v1/jobs')
export class JobsController {
  constructor(private readonly jobs: Jobs) {}

  /**
   * How far a job of the caller's has come, and what came of it.
   *
   * @remarks `done` of `total` says how far it is; at its end come the result or the problem that
   * ended it. A job of somebody else, or asked for in another organisation, is answered 404.
   */
  @Get(':id')
  @Can('rater:view')
  async getJob(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<DislocationJobResponse> {
    return toDislocationJob(await this.jobs.find(id, actor));
  }

  /**
   * Let a job of the caller's that has failed go on.
   *
   * @remarks It begins again with as many tries as a new one. One that waits for a part that is away
   * tries again at once, one under way stays so; one that is done or was cancelled is refused.
   */
  @Post(':id/resume')
  @HttpCode(200)
  @Can('rater:view')
  @Refuses({ 409: 'It has ended.', 429: 'Five jobs are under way.' })
  async resumeJob(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<DislocationJobResponse> {
    return toDislocationJob(await this.jobs.resume(id, actor));
  }

  /**
   * Give a job of the caller's up; one that has ended stays as it is.
   *
   * @remarks A waiting job does not begin and a running one stops at its next step; it has no
   * result. To have one, ask for it again.
   */
  @Delete(':id')
  @HttpCode(204)
  @Can('rater:view')
  async cancelJob(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.jobs.cancel(id, actor);
  }
}
