// npm run bench -- [part ...] [--rows n] [--lists a,b]: what the platform costs, as ratios to the
// least that could do the same, measured in turns in one run; all parts, or those that are named.
// Prints each row beside its target and writes it to docs/benchmarks.md.
import { parseArgs } from 'node:util';
import { Advice, runCommand } from './advice.mjs';
import { benchCreates } from './bench/creates.mjs';
import { benchStart } from './bench/empty-apps.mjs';
import { benchFlow } from './bench/flow.mjs';
import { benchGateway } from './bench/gateway.mjs';
import { benchLists } from './bench/lists.mjs';
import { benchMessages } from './bench/messages.mjs';
import {
  createRows,
  flowRows,
  gatewayRows,
  listRows,
  messageRows,
  startRows,
} from './bench/platform-rows.mjs';
import { writeRows } from './bench/report-file.mjs';
import { asTable } from './bench/table.mjs';

const ROWS = 1_000_000;
const say = (line) => console.log(`  ${line}`);

const PARTS = {
  gateway: async () => gatewayRows(await benchGateway()),
  creates: async () => createRows(await benchCreates()),
  flow: async () => flowRows(await benchFlow()),
  messages: async () => messageRows(await benchMessages()),
  start: async () => startRows(await benchStart()),
  lists: async ({ rows, lists }) => {
    const found = listRows(await benchLists({ rows, lists, say }), rows);
    for (const line of found.worst) say(`above: ${line}`);
    return found.rows;
  },
};

await runCommand(async () => {
  const options = { rows: { type: 'string' }, lists: { type: 'string' } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const names = positionals.length ? positionals : Object.keys(PARTS);
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new Advice(`No part ${unknown}.`, `one of ${Object.keys(PARTS).join(', ')}`);
  const wanted = { rows: Number(values.rows ?? ROWS), lists: values.lists?.split(',') };
  const rows = [];
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
