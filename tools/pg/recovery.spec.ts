import { signOf, STILL_MS, untilUp } from './recovery.mjs';

const MINUTE_MS = 60_000;
/** How long a step of a recovery takes. */
const STEP_MS = 50_000;
const TEN_MINUTES_MS = 10 * MINUTE_MS;

/** A server that is up after some time, and shows a new sign as long as it goes forward. */
function server({ upAfterMs = Infinity, endsAfterMs = Infinity, movesUntilMs = Infinity }) {
  let nowMs = 0;
  const told: string[] = [];
  const time = {
    now: () => nowMs,
    pause: (ms: number) => Promise.resolve((nowMs += ms)),
  };
  const sign = () => {
    const step = String(Math.floor(Math.min(nowMs, movesUntilMs) / STEP_MS));
    return { mark: step, says: `redo in progress, step ${step}` };
  };
  const parts = {
    isUp: () => Promise.resolve(nowMs >= upAfterMs),
    isRunning: () => nowMs < endsAfterMs,
    sign,
    say: (line: string) => told.push(line),
  };
  return { wait: () => untilUp(parts, time), now: () => nowMs, told };
}

describe('a PostgreSQL that starts', () => {
  it('is waited for as long as its recovery goes forward, and said to be', async () => {
    const { wait, now, told } = server({ upAfterMs: TEN_MINUTES_MS });
    expect(await wait()).toBe(true);
    expect(now()).toBeGreaterThanOrEqual(TEN_MINUTES_MS);
    expect(told.length).toBeGreaterThan(50);
    expect(told[0]).toBe('PostgreSQL is not ready yet, and goes on: redo in progress, step 0');
  });

  it('is given up once it stands still', async () => {
    const { wait, now } = server({ movesUntilMs: 5 * MINUTE_MS });
    expect(await wait()).toBe(false);
    expect(now()).toBeGreaterThanOrEqual(5 * MINUTE_MS + STILL_MS);
    expect(now()).toBeLessThan(5 * MINUTE_MS + 2 * STILL_MS);
  });

  it('is given up at once when it ends', async () => {
    const { wait, now } = server({ endsAfterMs: 3_000 });
    expect(await wait()).toBe(false);
    expect(now()).toBeLessThan(MINUTE_MS);
  });
});

describe('what a starting server shows of itself', () => {
  const at = '2026-11-28 12:00:00.000 UTC [41] ';
  const begun = `${at}LOG:  redo starts at 0/1000028`;
  const markOf = (...lines: string[]): string => signOf(0, lines.join('\n')).mark;

  it('is each new line of its log', () => {
    const further = `${at}LOG:  redo in progress, elapsed time: 10.00 s, current LSN: 0/5000000`;
    expect(markOf(begun, further)).not.toBe(markOf(begun));
    expect(signOf(0, further).says).toContain('redo in progress, elapsed time: 10.00 s');
    expect(signOf(0, further).says).not.toContain('UTC');
  });

  it('is not that it refuses us', () => {
    const refusal = `${at}FATAL:  the database system is starting up`;
    expect(markOf(begun, refusal, refusal)).toBe(markOf(begun));
  });
});
