import { describeTimeline, TOLD_BY_READER } from '@palisade/platform';
import { ClaimsQueries } from './claims.queries';

/** Who did what to a claim, and whether its records are unchanged. */
export const TimelineController = describeTimeline({
  of: 'api/claims/v1/:claimId',
  row: 'a claim',
  noun: 'Claim',
  tag: 'claims',
  permission: 'claim:view',
  rows: ClaimsQueries,
  told: TOLD_BY_READER,
});
