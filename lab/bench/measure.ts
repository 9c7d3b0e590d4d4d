const ROUNDS = 5;
const WARM_MS = 400;
const ROUND_MS = 700;
const NS_PER_US = 1_000;

/** Median, least and most of some measurements. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** Does some calls and answers how many they were. */
export type Run = () => number | Promise<number>;

/**
 * Microseconds of processor time for one call of each variant: the variants take turns, and the
 * median of the rounds counts, with the least and the most.
 */
export async function measure<Name extends string>(
  variants: Record<Name, Run>,
): Promise<Record<Name, Spread>> {
  for (const run of Object.values<Run>(variants)) await spend(run, WARM_MS);
  return inTurns(variants, ROUNDS, (run) => spend(run, ROUND_MS));
}

/** What is measured of each variant, so many times; the variants take turns. */
export async function inTurns<Name extends string, Variant>(
  variants: Record<Name, Variant>,
  rounds: number,
  measured: (variant: Variant) => Promise<number>,
): Promise<Record<Name, Spread>> {
  const names = Object.keys(variants) as Name[];
  const values = names.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (const [at, name] of names.entries()) values[at].push(await measured(variants[name]));
  }
  const spreads = names.map((name, at) => [name, spread(values[at])]);
  return Object.fromEntries(spreads) as Record<Name, Spread>;
}

/** Calls until so much processor time is gone. */
async function spend(run: Run, ms: number): Promise<number> {
  const start = process.cpuUsage();
  let calls = 0;
  for (;;) {
    calls += await run();
    const { user, system } = process.cpuUsage(start);
    if (user + system >= ms * NS_PER_US) return (user + system) / calls;
  }
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1], least: sorted[0], most: sorted[sorted.length - 1] };
}

/** The least that could do it, and the platform. */
export type Pair = Record<'raw' | 'ours', number>;

/** The medians of both. */
export const medians = ({ raw, ours }: Record<keyof Pair, Spread>): Pair => ({
  raw: raw.median,
  ours: ours.median,
});

export const perSecond = ({ median }: Spread): number => Math.round(1_000_000 / median);
