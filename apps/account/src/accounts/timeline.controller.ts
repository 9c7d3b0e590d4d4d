import { describeTimeline, TOLD_BY_READER } from '@palisade/platform';
import { AccountsQueries } from './accounts.queries';

/** Who did what to an account, and whether its records are unchanged. */
export const TimelineController = describeTimeline({
  of: 'api/account/v1/:accountId',
  row: 'an account',
  noun: 'Account',
  tag: 'accounts',
  permission: 'account:view',
  rows: AccountsQueries,
  told: TOLD_BY_READER,
});
