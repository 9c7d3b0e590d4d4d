import { describeTimeline } from '@palisade/platform';
import { RateBooksQueries } from './rate-books.queries';

/** Who did what to a rate book, and whether its records are unchanged. */
export const RateBookTimelineController = describeTimeline({
  of: 'api/rater/v1/books/:bookId',
  row: 'a rate book',
  noun: 'RateBook',
  tag: 'rate books',
  permission: 'rater:view',
  rows: RateBooksQueries,
});
