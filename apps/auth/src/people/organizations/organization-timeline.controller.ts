import { describeTimeline } from '@palisade/platform';
import { OrganizationsQueries } from './organizations.queries';

/** Who did what to an organisation, and whether its records are unchanged. */
export const OrganizationTimelineController = describeTimeline({
  of: 'api/auth/v1/organizations/:organizationId',
  row: 'an organisation',
  noun: 'Organization',
  tag: 'entering accounts',
  permission: 'user:view',
  rows: OrganizationsQueries,
});
