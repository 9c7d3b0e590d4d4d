import { describeTimeline, TOLD_BY_READER } from '@palisade/platform';
import { QuotesQueries } from './quotes.queries';

/** Who did what to a quote, and whether its records are unchanged. */
export const TimelineController = describeTimeline({
  of: 'api/quote/v1/:id',
  row: 'a quote',
  noun: 'Quote',
  tag: 'quotes',
  permission: 'quote:view',
  rows: QuotesQueries,
  told: TOLD_BY_READER,
});
