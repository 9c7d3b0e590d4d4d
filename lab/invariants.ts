// npm run invariants: checks over all databases what must always hold, on the server of DATABASE_URL
// or of the start that runs on DATA_DIR.
import { Advice, runCommand } from '../tools/advice.mjs';
import { checkInvariants } from './invariants/check';
import { runningDatabase } from '../tools/start/database.mjs';

const SHOWN = 3;

void runCommand(async () => {
  const url = process.env.DATABASE_URL?.replace(/\/$/, '') ?? runningDatabase();
  if (!url)
    throw new Advice('No database: nothing runs here and DATABASE_URL is not set.', 'npm start');
  const results = await checkInvariants(url, process.env.DATABASE_PREFIX);
  const broken = results.filter((result) => result.broken.length);
  for (const { name, broken: rows } of broken) {
    console.log(`  broken: ${name} (${rows.length})`);
    for (const row of rows.slice(0, SHOWN)) console.log(`    ${JSON.stringify(row)}`);
  }
  console.log(`  ${results.length - broken.length} of ${results.length} invariants hold.`);
  process.exitCode = broken.length ? 1 : 0;
});
