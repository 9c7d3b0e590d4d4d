import { describeTimeline } from '@palisade/platform';
import { UsersQueries } from './users.queries';

/** Who did what to a person, and whether its records are unchanged. */
export const UserTimelineController = describeTimeline({
  of: 'api/auth/v1/users/:userId',
  row: 'a person',
  noun: 'User',
  tag: 'users',
  permission: 'user:view',
  rows: UsersQueries,
});
