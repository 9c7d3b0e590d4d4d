import { Controller, Get, Param, ParseUUIDPipe, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, DomainClock } from '@palisade/platform';
import { lossRunCsv, lossRunPdf } from './loss-run-files';
import { LossRunFileQuery, LossRunQuery, LossRunResponse } from './loss-runs.dto';
import { LossRunsQueries } from './loss-runs.queries';

@ApiTags('loss runs')
@Controller('api/claims/v1/loss-run')
export class LossRunsController {
  constructor(
    private readonly lossRuns: LossRunsQueries,
    private readonly clock: DomainClock,
  ) {}

  /**
   * The claims of a client as they stood at the end of a day.
   *
   * @remarks What was booked by then, and the status of that day: what is only asked for is not paid.
   * Void claims and circumstances are left out. 404 for a client of whom the caller sees no policy.
   */
  @Get(':accountId')
  @Can('claim:view')
  getLossRun(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() query: LossRunQuery,
    @CurrentActor() actor: Actor,
  ): Promise<LossRunResponse> {
    return this.lossRuns.get(accountId, query, actor);
  }

  /**
   * The same as a file: on paper, or as a sheet.
   *
   * @remarks The same rows and totals as the loss run itself, as of the same date.
   */
  @Get(':accountId/file')
  @Can('claim:view')
  @ApiProduces('application/pdf', 'text/csv')
  async downloadLossRun(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @Query() { format, ...query }: LossRunFileQuery,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const { run, currency } = await this.lossRuns.getFor(accountId, query, actor);
    const isPdf = format === 'pdf';
    const file = isPdf
      ? await lossRunPdf(run, currency, this.clock.now())
      : Buffer.from(lossRunCsv(run), 'utf8');
    return new StreamableFile(file, {
      type: isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
      disposition: `attachment; filename="loss-run-${run.asOf}.${format}"`,
    });
  }
}
