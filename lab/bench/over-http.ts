import { request } from 'undici';
import { startOwnStack } from '../../tools/start/own-stack.mjs';
import type { BuiltEngine } from '../rating/engine';
import type { Stack } from '../stack';
import type { ForkedServer } from './fork-server';
import { forkServer } from './fork-server';
import type { Calls } from './http-calls';
import { spend, takeTurns } from './http-calls';
import type { Spread } from './measure';
import type { PortfolioTaken } from './portfolio';
import { benchPortfolio } from './portfolio';
import { benchRisks } from './risks';
import type { Transactions } from './statements';
import { countTransactions } from './statements';
import type { StoredTimes } from './stored-ratings';
import { benchStoredRatings } from './stored-ratings';

const CALLS = 2_500;
const BATCHES = 60;
const BATCH = 100;
const JSON_TYPE = { 'content-type': 'application/json' };
const NDJSON_TYPE = { 'content-type': 'application/x-ndjson' };

/**
 * Two raters as processes of their own, beside a bare server: calls, a portfolio, stored
 * ratings; each is told when it is measured.
 */
export async function benchOverHttp(
  engine: BuiltEngine,
  say: (line: string) => void,
): Promise<void> {
  const stack = await startOwnStack('--processes', '--raters', '2');
  const echo = await forkServer('echo.ts');
  try {
    const headers = { authorization: `Bearer ${await tokenOf(stack.url)}` };
    const calls = callsOf(stack.services, echo, headers);
    const { gateway, rater, 'rater-2': second } = stack.services;
    const pids = { gateway: gateway.pid, rater: rater.pid, 'rater-2': second.pid };
    const tell = (lines: readonly string[]): void => lines.forEach((line) => say(line));
    tell(callLines(await takeTurns(calls)));
    tell(transactionLines(await countTransactions(stack.database, () => ratings(calls))));
    tell(portfolioLines(await benchPortfolio(stack.url, headers, pids)));
    tell(storedLines(await benchStoredRatings(stack.database, engine)));
  } finally {
    echo.stop();
    await stack.stop();
  }
}

type Service = Stack['services'][string];

/** What the raters and the echo are sent, by what it is called. */
type Load = Record<
  'echo' | 'calculator' | 'second rater' | 'two raters' | 'portfolio of 100' | 'what-if of 100',
  Calls
>;

async function ratings({ calculator }: Load): Promise<number> {
  await spend(calculator);
  return calculator.count;
}

function callsOf(
  { rater, 'rater-2': second }: Stack['services'],
  echo: ForkedServer,
  authorization: Record<string, string>,
): Load {
  const risks = benchRisks();
  const bodies = risks.map((body) => JSON.stringify(body));
  const variations = Array.from({ length: BATCH }, (_, at) => ({ revenue: 1e6 + at * 1e4 }));
  const at = (path: string, ...processes: Service[]): Pick<Calls, 'urls' | 'pids'> => ({
    urls: processes.map(({ url }) => `${url}/api/rater/v1/${path}`),
    pids: processes.map(({ pid }) => pid),
  });
  const json = { headers: { ...authorization, ...JSON_TYPE }, bodies, count: CALLS };
  return {
    echo: { ...json, urls: [`${echo.address}/echo`], pids: [echo.pid] },
    calculator: { ...json, ...at('calculator?trace=none', rater) },
    'second rater': { ...json, ...at('calculator?trace=none', second) },
    'two raters': { ...json, ...at('calculator?trace=none', rater, second) },
    'portfolio of 100': {
      ...at('portfolio', rater),
      headers: { ...authorization, ...NDJSON_TYPE },
      bodies: [bodies.slice(0, BATCH).join('\n')],
      count: BATCHES,
    },
    'what-if of 100': {
      ...at('what-if', rater),
      headers: json.headers,
      bodies: [JSON.stringify({ base: risks[0], variations })],
      count: BATCHES,
    },
  };
}

async function tokenOf(url: string): Promise<string> {
  const answer = await request(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: 'underwriter@palisade.example', password: 'Palisade-demo-1' }),
  });
  return ((await answer.body.json()) as { accessToken: string }).accessToken;
}

function callLines(http: Record<keyof Load, Spread>): string[] {
  const { echo, calculator, 'second rater': second, 'two raters': two } = http;
  const alone = (calculator.median + second.median) / 2;
  const perCall = Object.entries<Spread>(http).map(
    ([name, { median, least, most }]) =>
      `${name}: ${median.toFixed(0)} us a call (${least.toFixed(0)} to ${most.toFixed(0)})`,
  );
  const timesSingle = (name: keyof Load): string =>
    ((calculator.median * BATCH) / http[name].median).toFixed(1);
  return [
    ...perCall,
    `calculator against a bare echo: ${(echo.median / calculator.median).toFixed(2)}`,
    `100 risks in one call against single calls: portfolio ${timesSingle('portfolio of 100')} times, what-if ${timesSingle('what-if of 100')} times`,
    `a call to two raters against one: ${(two.median / alone).toFixed(2)}`,
  ];
}

const transactionLines = ({ transactions, ratings: count, idle }: Transactions): string[] => [
  `SQL and queue: ${transactions} transactions during ${count} ratings, ${idle.toFixed(0)} in the same time without`,
];

function portfolioLines({ grownMb, done, seconds }: PortfolioTaken): string[] {
  const grown = Object.entries(grownMb).map(([name, mb]) => `${name} ${mb} MB`);
  return [
    `portfolio through the gateway: ${JSON.stringify(done)} in ${seconds.toFixed(1)} s; grown: ${grown.join(', ')}`,
  ];
}

const storedLines = ({ again, floor, groups }: StoredTimes): string[] => [
  `stored ratings rated again: ${again.median.toFixed(1)} s, only read and written ${floor.median.toFixed(1)} s, ${(again.median / floor.median).toFixed(2)} times`,
  ...groups.map(
    ({ engine, version, count, different }) =>
      `  by ${engine} and ${version}: ${count}, ${different} different`,
  ),
];
