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
import { ApiPage, Authorization, Can, CurrentActor, Refuses } from '@palisade/platform';
import {
  ReportChangeRequest,
  ReportRequest,
  ReportResponse,
  ReportSearchQuery,
} from './reports.dto';
import { ReportsService } from './reports.service';

@ApiTags('reports')
@Controller('api/auth/v1/me/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /**
   * The lists that the caller has mailed.
   *
   * @remarks By name, each with when it comes next and what became of the last one; `list` leaves
   * those of one list.
   */
  @Get()
  @Can('any')
  @ApiPage(ReportResponse)
  listReports(
    @Query() query: ReportSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<ReportResponse>> {
    return this.reports.list(query, actor);
  }

  /**
   * Have a search of a list mailed each week or month, as PDF and as workbook.
   *
   * @remarks The list is asked first: what it refuses is refused in its words, and a service that
   * does not answer is 503. A mail has at most 2,000 rows, those that the caller may see when it is
   * written. A name that the caller uses already, more than 20 reports, and a report out of an account
   * that the caller has entered are refused with 409. `DELETE /api/auth/v1/me/reports/{id}` undoes it.
   */
  @Post()
  @Can('any')
  @Refuses({ 503: 'The list does not answer.' })
  addReport(
    @Body() body: ReportRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<ReportResponse> {
    return this.reports.add(body, { actor, authorization });
  }

  /**
   * Change how a report is called and how often it comes.
   *
   * @remarks It comes next on the first morning of the new rhythm. Reports of others are answered 404,
   * a name that the caller uses already is refused with 409.
   */
  @Put(':id')
  @Can('any')
  changeReport(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ReportChangeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<ReportResponse> {
    return this.reports.change(id, body, actor);
  }

  /**
   * Mail a report now.
   *
   * @remarks It is written within a few seconds; `sent` says when it has left, `failure` why it has
   * not. When the next one comes stays as it was. Reports of others are answered 404.
   */
  @Post(':id/send')
  @Can('any')
  @HttpCode(200)
  sendReport(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<ReportResponse> {
    return this.reports.sendNow(id, actor);
  }

  /**
   * Have a report mailed no more.
   *
   * @remarks It is gone at once, also where it is due; reports of others are answered 404.
   */
  @Delete(':id')
  @Can('any')
  @HttpCode(204)
  async deleteReport(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.reports.remove(id, actor);
  }
}
