import type { Finding, Fuzzed } from './fuzz';

const SHOWN = 400;

const short = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, SHOWN);

/** One finding with an example, for people. */
export function describeFinding({ key, count, callers, example }: Finding): string {
  const { spoiled, address, sentBody, body } = example;
  return [
    `  ${key}`,
    `    ${count} times, for ${[...callers].join(', ')}`,
    `    e.g. spoiled ${spoiled}: ${short(address)}`,
    ...(sentBody ? [`    sent ${short(sentBody)}`] : []),
    `    got ${short(body)}`,
  ].join('\n');
}

/** What was called and found, on one line. */
export function figures(fuzzed: Fuzzed): string {
  const { calls, operations, callers, statuses, unreached, sorted } = fuzzed;
  const counted = Object.entries(statuses)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${count} ${status}`);
  return (
    `${calls} calls of ${operations} operations (${operations - unreached.length} let in) ` +
    `as ${callers} callers: ` +
    `${counted.join(', ')}; ${sorted.length} findings`
  );
}
