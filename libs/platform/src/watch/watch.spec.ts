import type { DataSource } from 'typeorm';
import type { Clock } from '../process/clock';
import { Watch } from './watch';

describe('what a service watches for', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  let rows: Record<string, unknown>[];
  let asked: [string, unknown[]][];
  let watch: Watch;

  beforeEach(() => {
    jest.useFakeTimers();
    [rows, asked] = [[], []];
    const query = (text: string, values: unknown[]) => {
      asked.push([text, values]);
      const row = rows.shift();
      return row ? Promise.resolve([row]) : Promise.reject(new Error('The database is away.'));
    };
    watch = new Watch({ query } as unknown as DataSource, { now: () => now } as Clock);
  });
  afterEach(async () => {
    await watch.onApplicationShutdown();
    jest.useRealTimers();
  });
  const second = () => jest.advanceTimersByTimeAsync(1_000);

  it('is asked in one statement a second, whether the database answered or not', async () => {
    const heard: unknown[] = [];
    watch.add('events', { sql: 'select true', onValue: (value) => heard.push(value) });
    watch.add('messages', { sql: 'select $1 is null', onValue: (value) => heard.push(value) });
    rows = [{ events: true, messages: false }];
    await second();
    await second();
    rows = [{ events: false, messages: false }];
    await second();
    expect(heard).toEqual([true, false, false, false]);
    expect(asked.map(([, values]) => values)).toEqual([[now], [now], [now]]);
    expect(asked[0][0]).toContain('(select true) as "events", (select $1 is null) as "messages"');
  });

  it('is heard when it changed, and again until it was taken', async () => {
    const taken = jest
      .fn()
      .mockRejectedValueOnce(new Error('Not now.'))
      .mockResolvedValue(undefined);
    watch.add('revocations', { sql: 'select 1', onChange: taken as () => Promise<void> });
    rows = ['a', 'a', 'a', 'b', 'b'].map((revocations) => ({ revocations }));
    for (let at = 0; at < 5; at++) await second();
    expect(taken).toHaveBeenCalledTimes(3);
  });
});
