import { describeTimeline } from '@palisade/platform';
import { IndustriesQueries } from './industries.queries';

/** Who did what to an industry, and whether its records are unchanged. */
export const IndustryTimelineController = describeTimeline({
  of: 'api/account/v1/naics/:industryId',
  row: 'an industry',
  noun: 'Industry',
  tag: 'industries',
  permission: 'industry-code:edit',
  rows: IndustriesQueries,
});
