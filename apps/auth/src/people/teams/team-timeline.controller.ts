import { describeTimeline } from '@palisade/platform';
import { TeamsQueries } from './teams.queries';

/** Who did what to a team, and whether its records are unchanged. */
export const TeamTimelineController = describeTimeline({
  of: 'api/auth/v1/teams/:teamId',
  row: 'a team',
  noun: 'Team',
  tag: 'teams',
  permission: 'team:view',
  rows: TeamsQueries,
});
