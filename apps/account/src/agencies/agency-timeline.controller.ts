import { describeTimeline } from '@palisade/platform';
import { AgencyProfilesQueries } from './agencies.queries';

/** Who did what to an agency, and whether its records are unchanged. */
export const AgencyTimelineController = describeTimeline({
  of: 'api/account/v1/agency/:agencyId',
  row: 'an agency',
  noun: 'Agency',
  tag: 'agencies',
  permission: 'agency:view',
  rows: AgencyProfilesQueries,
});
