// npm run bench -- [part ...] [--rows n] [--lists a,b]: what the platform costs, as ratios to the
// least that could do the same, measured in turns in one run; all parts, or those that are named.
// Prints each row beside its target and writes it to docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { Advice, runCommand } from '../tools/advice.mjs';
import { benchCreates } from './bench/creates';
import { benchStart } from './bench/empty-apps';
import { benchFlow } from './bench/flow';
import { benchGateway } from './bench/gateway';
import { benchHomes } from './bench/homes';
import { benchLists } from './bench/lists';
import { benchMessages } from './bench/messages';
import { benchSearch } from './bench/search';
import {
  createRows,
  flowRows,
  gatewayRows,
  homeRows,
  listRows,
  messageRows,
  paintRows,
  paperRows,
  priceRows,
  searchRows,
  startRows,
  uploadRows,
} from './bench/platform-rows';
import { benchPaint } from './bench/paint';
import { benchPapers } from './bench/papers';
import { benchQuotes } from './bench/quote-time';
import { benchUploads } from './bench/uploads';
import { writeRows } from './bench/report-file';
import type { Row } from './bench/table';
import { asTable } from './bench/table';

const ROWS = 1_000_000;
const say = (line: string): void => console.log(`  ${line}`);

interface Wanted {
  rows: number;
  lists: string[] | undefined;
}

const PARTS: Record<string, (wanted: Wanted) => Promise<Row[]>> = {
  gateway: async () => gatewayRows(await benchGateway()),
  creates: async () => createRows(await benchCreates()),
  flow: async () => flowRows(await benchFlow()),
  messages: async () => messageRows(await benchMessages()),
  homes: async ({ rows }) => homeRows(await benchHomes({ rows }), rows),
  paint: async ({ rows }) => paintRows(await benchPaint({ rows }), rows),
  papers: async () => paperRows(await benchPapers()),
  search: async ({ rows }) => searchRows(await benchSearch({ rows }), rows),
  prices: async () => priceRows(await benchQuotes()),
  start: async () => startRows(await benchStart()),
  uploads: async () => uploadRows(await benchUploads()),
  lists: async ({ rows, lists }) => {
    const found = listRows(await benchLists({ rows, lists, say }), rows);
    for (const line of found.worst) say(`above: ${line}`);
    return found.rows;
  },
};

void runCommand(async () => {
  const options = { rows: { type: 'string' }, lists: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const names = positionals.length ? positionals : Object.keys(PARTS);
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Advice(`No part ${unknown}.`, `one of ${Object.keys(PARTS).join(', ')}`);
  const wanted = { rows: Number(values.rows ?? ROWS), lists: values.lists?.split(',') };
  const rows: Row[] = [];
  for (const name of names) {
    say(`${name} ...`);
    const found = await PARTS[name](wanted);
    for (const { id, measured } of found) say(`${id} ${measured}`);
    await writeRows(found);
    rows.push(...found);
  }
  console.log(asTable(rows));
  process.exit();
});
