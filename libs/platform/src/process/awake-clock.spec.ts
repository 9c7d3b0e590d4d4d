import { AwakeClock } from './awake-clock';

describe('AwakeClock', () => {
  const STEP_MS = 150;
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['steps in time', [150, 150, 150], 450],
    ['a step that is a little late', [150, 220], 230],
    ['a process that stood still', [150, 4_000, 150], 315],
    ['a process that is busy all the time', [300, 320, 310], 45],
  ])('counts %s', (_, steps, counted) => {
    const clock = new AwakeClock(STEP_MS);
    for (const step of steps) {
      jest.advanceTimersByTime(step);
      clock.tick();
    }
    expect(clock.nowMs).toBe(counted);
  });
});
