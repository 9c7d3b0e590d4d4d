import fs from 'node:fs';
import { Caller } from '../demo/caller.mjs';
import { percentile } from '../faults/figures.mjs';
import { startStack } from '../lives/own-stack.mjs';
import { inRoot } from '../workspace.mjs';
import { callsOf, LISTS } from './list-calls.mjs';
import { fillTable } from './many-rows.mjs';
import { startDurablePostgres } from './servers.mjs';

const STAFF = 'admin@palisade.example';
const CALLS = 15;
const SMALL = 10_000;

/**
 * The 95th of a hundred answers of each list, sort and filter with so many rows and with 10,000, in
 * milliseconds; `say` hears of each list.
 */
export async function benchLists({ rows, lists = LISTS.map(({ table }) => table), say }) {
  const postgres = await startDurablePostgres();
  const stack = await startStack({ env: { DATABASE_URL: postgres.url } });
  try {
    const staff = await Caller.signIn(stack.url, STAFF, () => {});
    const get = async (url) => (await staff.send('GET', url)).answer;
    const results = [];
    for (const list of LISTS.filter(({ table }) => lists.includes(table))) {
      results.push(...(await benchList(list, { rows, get, database: postgres.url })));
      say(`${list.table}: ${results.filter(({ table }) => table === list.table).length} calls`);
    }
    return results;
  } finally {
    await stack.stop();
    await postgres.stop();
  }
}

async function benchList(list, { rows, get, database }) {
  const { service, table } = list;
  const document = JSON.parse(fs.readFileSync(inRoot(`openapi/${service}.json`), 'utf8'));
  const connection = `${database}/palisade_${service}`;
  const urls = await callsOf(list, { document, get });
  await fillTable(connection, table, SMALL);
  const small = await timesOf(urls, get);
  await fillTable(connection, table, rows);
  const large = await timesOf(urls, get);
  return urls.map((url, at) => ({ table, url, small: small[at], large: large[at] }));
}

async function timesOf(urls, get) {
  const times = [];
  for (const url of urls) {
    await get(url);
    const taken = [];
    for (let n = 0; n < CALLS; n++) {
      const startedMs = performance.now();
      const answer = await get(url);
      taken.push(answer.content ? performance.now() - startedMs : Infinity);
    }
    times.push(percentile(taken, 95));
  }
  return times;
}
