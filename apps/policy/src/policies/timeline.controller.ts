import { describeTimeline, TOLD_BY_READER } from '@palisade/platform';
import { PoliciesQueries } from './policies.queries';

/** Who did what to a policy, and whether its records are unchanged. */
export const TimelineController = describeTimeline({
  of: 'api/policy/v1/:policyId',
  row: 'a policy',
  noun: 'Policy',
  tag: 'policies',
  permission: 'policy:view',
  rows: PoliciesQueries,
  told: TOLD_BY_READER,
});
