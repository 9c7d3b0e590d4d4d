import { setTimeout } from 'node:timers/promises';
import { awakeTimeout } from './awake-timeout';

const STEP_MS = 50;

/** Keeps the loop of this process busy. */
function block(ms: number): void {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
}

describe('awakeTimeout', () => {
  it('ends a wait in which nothing came', async () => {
    const signal = awakeTimeout(200);
    await setTimeout(200 + 8 * STEP_MS);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('does not count what this process was busy with', async () => {
    const signal = awakeTimeout(400);
    await setTimeout(STEP_MS);
    block(1_000);
    await setTimeout(STEP_MS);
    expect(signal.aborted).toBe(false);
  });
});
