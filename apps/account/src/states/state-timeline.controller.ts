import { describeTimeline } from '@palisade/platform';
import { StatesQueries } from './states.queries';

/** Who did what to a state, and whether its records are unchanged. */
export const StateTimelineController = describeTimeline({
  of: 'api/account/v1/state/:stateId',
  row: 'a state',
  noun: 'State',
  tag: 'states',
  permission: 'state:create',
  rows: StatesQueries,
});
