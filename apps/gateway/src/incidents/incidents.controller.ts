import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Public } from '@palisade/platform';
import {
  AnnounceIncidentRequest,
  AnnouncementResponse,
  IncidentQuery,
  IncidentResponse,
} from './incidents.dto';
import { IncidentsService } from './incidents.service';

@ApiTags('status')
@Controller('api/status/v1')
export class IncidentsController {
  constructor(private readonly incidents: IncidentsService) {}

  /**
   * The incident that the banner tells of, if there is one.
   *
   * @remarks In the words of an edition, by default those of the United States. Staff announce it by
   * `POST /api/status/v1/incidents`; `active` is false when there is none. Consoles ask every minute.
   */
  @Get('incident')
  @Public()
  getIncident(@Query() { edition = 'US' }: IncidentQuery): Promise<IncidentResponse> {
    return this.incidents.current(edition);
  }

  /**
   * The incidents that were announced, the newest first.
   *
   * @remarks At most fifty, with what they say in both editions and whether they are shown.
   */
  @Get('incidents')
  @Can('feature-flag:view')
  listIncidents(): Promise<AnnouncementResponse[]> {
    return this.incidents.list();
  }

  /**
   * Announce an incident to everybody.
   *
   * @remarks The banner of every console tells of it within a minute, from and until the times that
   * are named. One at a time: while another is announced, also for later, it is refused with 409. An
   * end before the beginning is refused with 400. `POST /api/status/v1/incidents/{incidentId}/end`
   * takes it away.
   */
  @Post('incidents')
  @Can('feature-flag:edit')
  announceIncident(@Body() body: AnnounceIncidentRequest): Promise<AnnouncementResponse> {
    return this.incidents.announce(body);
  }

  /**
   * End an incident: the banner is gone within a minute.
   *
   * @remarks One that is over already is refused with 409. It is not taken up again; announce it anew.
   */
  @Post('incidents/:incidentId/end')
  @Can('feature-flag:edit')
  @HttpCode(200)
  endIncident(@Param('incidentId', ParseUUIDPipe) id: string): Promise<AnnouncementResponse> {
    return this.incidents.end(id);
  }
}
