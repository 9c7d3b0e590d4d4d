import { describeTimeline } from '@palisade/platform';
import { IncidentsService } from './incidents.service';

/** Who announced an incident and who ended it, and whether its records are unchanged. */
export const IncidentTimelineController = describeTimeline({
  of: 'api/status/v1/incidents/:incidentId',
  row: 'an announced incident',
  noun: 'Incident',
  tag: 'status',
  permission: 'feature-flag:view',
  rows: IncidentsService,
});
