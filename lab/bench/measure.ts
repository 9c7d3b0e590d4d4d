const ROUNDS = 5;
const WARM_MS = 400;
const ROUND_MS = 700;
const NS_PER_US = 1_000;

/**
 * Microseconds of processor time for one call of each variant: the variants take turns, and the
 * median of the rounds counts, with the least and the most.
 */
export async function measure(variants) {
  const rounds = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
  for (const run of Object.values(variants)) await spend(run, WARM_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, run] of Object.entries(variants))
      rounds[name].push(await spend(run, ROUND_MS));
  }
  return Object.fromEntries(Object.entries(rounds).map(([name, times]) => [name, spread(times)]));
}

/** Calls until so much processor time is gone; `run` answers how many calls it made. */
async function spend(run, ms) {
  const start = process.cpuUsage();
  let calls = 0;
  for (;;) {
    calls += await run();
    const { user, system } = process.cpuUsage(start);
    if (user + system >= ms * NS_PER_US) return (user + system) / calls;
  }
}

/** Median, least and most. */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], least: sorted[0], most: sorted[sorted.length - 1] };
}

export const perSecond = ({ median }) => Math.round(1_000_000 / median);
