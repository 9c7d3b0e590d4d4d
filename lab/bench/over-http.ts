import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'undici';
import { startOwnStack } from '../../tools/start/own-stack.mjs';
import { inRoot } from '../../tools/workspace.mjs';
import { spend, takeTurns } from './http-calls';
import { benchPortfolio } from './portfolio';
import { benchQuotes } from './quote-time';
import { benchRisks } from './risks';
import { countTransactions } from './statements';
import { benchStoredRatings } from './stored-ratings';

const CALLS = 2_500;
const BATCHES = 60;
const BATCH = 100;
const JSON_TYPE = { 'content-type': 'application/json' };
const NDJSON_TYPE = { 'content-type': 'application/x-ndjson' };

/**
 * Two raters as processes of their own, beside a bare server: calls, a portfolio, quotes, stored
 * ratings; each is told when it is measured.
 */
export async function benchOverHttp(engine, say) {
  const stack = await startOwnStack('--processes', '--raters', '2');
  const echo = fork(inRoot('lab/bench/echo.ts'));
  try {
    const [{ address }] = await once(echo, 'message');
    const headers = { authorization: `Bearer ${await tokenOf(stack.url)}` };
    const calls = callsOf(stack.services, { address, pid: echo.pid }, headers);
    const { gateway, rater, 'rater-2': second } = stack.services;
    const pids = { gateway: gateway.pid, rater: rater.pid, 'rater-2': second.pid };
    const tell = (lines) => lines.forEach((line) => say(line));
    tell(callLines(await takeTurns(calls)));
    tell(transactionLines(await countTransactions(stack.database, () => ratings(calls))));
    tell(portfolioLines(await benchPortfolio(stack.url, headers, pids)));
    tell(quoteLines(await benchQuotes(stack.url)));
    tell(storedLines(await benchStoredRatings(stack.database, engine)));
  } finally {
    echo.kill();
    await stack.stop();
  }
}

async function ratings({ calculator }) {
  await spend(calculator);
  return calculator.count;
}

function callsOf({ rater, 'rater-2': second }, echo, authorization) {
  const risks = benchRisks();
  const bodies = risks.map((body) => JSON.stringify(body));
  const variations = Array.from({ length: BATCH }, (_, at) => ({ revenue: 1e6 + at * 1e4 }));
  const at = (path, ...processes) => ({
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

async function tokenOf(url) {
  const answer = await request(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ username: 'underwriter@palisade.example', password: 'Palisade-demo-1' }),
  });
  return (await answer.body.json()).accessToken;
}

function callLines(http) {
  const { echo, calculator, 'second rater': second, 'two raters': two } = http;
  const alone = (calculator.median + second.median) / 2;
  const perCall = Object.entries(http).map(
    ([name, { median, least, most }]) =>
      `${name}: ${median.toFixed(0)} us a call (${least.toFixed(0)} to ${most.toFixed(0)})`,
  );
  const timesSingle = (name) => ((calculator.median * BATCH) / http[name].median).toFixed(1);
  return [
    ...perCall,
    `calculator against a bare echo: ${(echo.median / calculator.median).toFixed(2)}`,
    `100 risks in one call against single calls: portfolio ${timesSingle('portfolio of 100')} times, what-if ${timesSingle('what-if of 100')} times`,
    `a call to two raters against one: ${(two.median / alone).toFixed(2)}`,
  ];
}

const transactionLines = ({ transactions, ratings: count, idle }) => [
  `SQL and queue: ${transactions} transactions during ${count} ratings, ${idle.toFixed(0)} in the same time without`,
];

function portfolioLines({ grownMb, done, seconds }) {
  const grown = Object.entries(grownMb).map(([name, mb]) => `${name} ${mb} MB`);
  return [
    `portfolio through the gateway: ${JSON.stringify(done)} in ${seconds.toFixed(1)} s; grown: ${grown.join(', ')}`,
  ];
}

const quoteLines = ({ priced, read }) => [
  `known account to priced quote: p95 ${priced.toFixed(0)} ms, reading it ${read.toFixed(1)} ms, ${(priced / read).toFixed(1)} times`,
];

const storedLines = ({ again, floor, groups }) => [
  `stored ratings rated again: ${again.median.toFixed(1)} s, only read and written ${floor.median.toFixed(1)} s, ${(again.median / floor.median).toFixed(2)} times`,
  ...groups.map(
    ({ engine, version, count, different }) =>
      `  by ${engine} and ${version}: ${count}, ${different} different`,
  ),
];
