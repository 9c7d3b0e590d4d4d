import fs from 'node:fs';
import { Caller } from '../../tools/demo/caller.mjs';
import { percentile } from '../faults/figures';
import { startStack } from '../../tools/start/own-stack.mjs';
import { inRoot } from '../../tools/workspace.mjs';
import type { Get, List, ListAnswer, ListDocument } from './list-calls';
import { callsOf, LISTS, nameOf } from './list-calls';
import { fillTables } from './many-rows';
import { startDurablePostgres } from './servers';

const STAFF = 'admin@palisade.example';
const CALLS = 21;
const SMALL = 10_000;

/** How long a call takes with 10,000 rows and with many, in milliseconds. */
export interface CallTimes {
  url: string;
  small: number;
  large: number;
}

interface Wanted {
  rows: number;
  /** All of them unless named. */
  lists?: readonly string[];
  say: (line: string) => void;
}

/**
 * The second longest of 21 answers of each list, sort and filter with so many rows and with 10,000,
 * in milliseconds; `say` hears of each list.
 */
export async function benchLists({
  rows,
  lists = LISTS.map(nameOf),
  say,
}: Wanted): Promise<CallTimes[]> {
  const postgres = await startDurablePostgres();
  const stack = await startStack({ env: { DATABASE_URL: postgres.url } });
  try {
    const results: CallTimes[] = [];
    for (const list of LISTS.filter((one) => lists.includes(nameOf(one)))) {
      const found = await benchList(list, { rows, origin: stack.url, database: postgres.url });
      say(`${nameOf(list)}: ${found.length} calls`);
      results.push(...found);
    }
    return results;
  } finally {
    await stack.stop();
    await postgres.stop();
  }
}

async function benchList(
  list: List,
  { rows, origin, database }: { rows: number; origin: string; database: string },
): Promise<CallTimes[]> {
  const { service, tables } = list;
  const text = fs.readFileSync(inRoot(`openapi/${service}.json`), 'utf8');
  const document = JSON.parse(text) as ListDocument;
  const connection = `${database}/palisade_${service}`;
  const urls = await callsOf(list, { document, get: await reader(origin) });
  await fillTables(connection, tables, SMALL);
  const small = await timesOf(urls, await reader(origin));
  await fillTables(connection, tables, rows);
  const large = await timesOf(urls, await reader(origin));
  return urls.map((url, at) => ({ url, small: small[at], large: large[at] }));
}

/** Reads as an administrator, for as long as an access token lives. */
async function reader(origin: string): Promise<Get> {
  const staff = await Caller.signIn(origin, STAFF, () => {});
  return async (path) => (await staff.send<ListAnswer>('GET', path)).answer;
}

async function timesOf(urls: readonly string[], get: Get): Promise<number[]> {
  const times: number[] = [];
  for (const url of urls) {
    await get(url);
    const taken: number[] = [];
    for (let n = 0; n < CALLS; n++) {
      const startedMs = performance.now();
      const answer = await get(url);
      taken.push(answer.content ? performance.now() - startedMs : Infinity);
    }
    times.push(percentile(taken, 95));
  }
  return times;
}
