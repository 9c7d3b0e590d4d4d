// npm run demo:history: records the history of the demo anew, on a database of its own and by a clock that
// is set back, and writes its rows to apps/<service>/src/demo/history.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from './advice.mjs';
import { writeHistory, rememberRows } from './demo/history/rows.mjs';
import { startStack } from './start/own-stack.mjs';
import { inRoot } from './workspace.mjs';

const DAY_MS = 86_400_000;
const BEFORE_MS = 560 * DAY_MS;
const CLOCK = inRoot('tools/demo/history/moved-clock.mjs');
const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-history-')), 'clock');
const lastDay = Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;

fs.writeFileSync(file, `${-BEFORE_MS}\n`);
process.env.HISTORY_CLOCK = file;
const { recordHistory } = await import('./demo/history/record.mjs');

await runCommand(async () => {
  const env = {
    DEMO_HISTORY: 'record',
    NODE_OPTIONS: `--import file://${CLOCK}`,
    ACCESS_TOKEN_MINUTES: '1440',
  };
  const stack = await startStack({ env });
  try {
    const known = await rememberRows(stack.database);
    const refused = await recordHistory({ url: stack.url, say: console.log, lastDay });
    for (const line of refused) console.log(`  refused: ${line}`);
    const { rows, bytes } = await writeHistory(stack.database, known, lastDay);
    console.log(`  ${rows} rows, ${Math.round(bytes / 1024)} KB.`);
  } finally {
    await stack.stop();
    fs.rmSync(path.dirname(file), { recursive: true });
  }
});
