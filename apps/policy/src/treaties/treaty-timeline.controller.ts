import { describeTimeline } from '@palisade/platform';
import { TreatiesQueries } from './treaties.queries';

/** Who did what to a treaty, and whether its records are unchanged. */
export const TreatyTimelineController = describeTimeline({
  of: 'api/policy/v1/treaties/:treatyId',
  row: 'a treaty',
  noun: 'Treaty',
  tag: 'treaties',
  permission: 'reinsurer:view',
  rows: TreatiesQueries,
});
