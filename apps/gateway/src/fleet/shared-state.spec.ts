import { LocalCounters } from './local-counters';
import { describeCounters, describeSignals } from './shared-state.fixture-spec';
import { LocalSignals } from './signals';

describe('counters of one process', () => {
  const counters = new LocalCounters();
  afterAll(() => counters.onApplicationShutdown());
  describeCounters(() => counters);
});

describe('signals of one process', () => describeSignals(() => new LocalSignals()));
