import { LocalCounters } from './local-counters';
import { describeCounters } from './shared-state.fixture-spec';

describe('counters of one process', () => {
  const counters = new LocalCounters();
  afterAll(() => counters.onApplicationShutdown());
  describeCounters(() => counters);
});
