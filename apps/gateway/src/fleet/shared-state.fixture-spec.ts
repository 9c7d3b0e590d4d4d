import { randomUUID } from 'node:crypto';
import { eventually } from '@palisade/testing';
import type { Counters } from './counters';

const ALLOWANCE = { limit: 3, windowMs: 400, blockMs: 400 };

/** What every form of counting promises. */
export function describeCounters(open: () => Counters): void {
  it('lets through as much as is allowed, then nothing until the pause is over', async () => {
    const counters = open();
    const key = randomUUID();
    const blocked: boolean[] = [];
    for (let n = 0; n < 5; n++) blocked.push((await counters.count(key, ALLOWANCE)).isBlocked);
    expect(blocked).toEqual([false, false, false, true, true]);
    const { timeToBlockExpire, timeToExpire } = await counters.count(key, ALLOWANCE);
    expect([timeToBlockExpire, timeToExpire]).toEqual([1, 1]);
    await eventually(async () => !(await counters.count(key, ALLOWANCE)).isBlocked);
  });

  it('counts each key for itself', async () => {
    const counters = open();
    const [a, b] = [randomUUID(), randomUUID()];
    await counters.count(a, ALLOWANCE);
    expect((await counters.count(a, ALLOWANCE)).totalHits).toBe(2);
    expect((await counters.count(b, ALLOWANCE)).totalHits).toBe(1);
  });
}
