import { describeTimeline } from '@palisade/platform';
import { CarriersQueries } from './carriers.queries';

/** Who did what to what a carrier writes, and whether its records are unchanged. */
export const CarrierTimelineController = describeTimeline({
  of: 'api/rater/v1/carrier/:carrierId',
  row: 'what a carrier writes',
  noun: 'Carrier',
  tag: 'carriers',
  permission: 'carrier:view',
  rows: CarriersQueries,
});
