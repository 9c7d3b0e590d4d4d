// npm run lives [-- lives [seed]]: plays random lives of policies over HTTP against the stack that
// runs here (or at PALISADE_URL with its DATABASE_URL), then checks every invariant. Many lives at
// once are many calls of one agency: start that stack with a high RATE_LIMIT_PER_MINUTE.
import { Advice, runCommand } from '../tools/advice.mjs';
import { brokenInvariants } from './invariants/settled';
import { describeLives, live } from './lives/live';
import { runningDatabase } from '../tools/start/database.mjs';
import { whoRuns } from '../tools/start/run-lock.mjs';

const LIVES = 40;

void runCommand(async () => {
  const url = process.env.PALISADE_URL ?? whoRuns()?.url;
  const database = process.env.DATABASE_URL?.replace(/\/$/, '') ?? runningDatabase();
  if (!url || !database) throw new Advice('Nothing runs here to live in.', 'npm start');
  const [lives = LIVES, seed = Date.now()] = process.argv.slice(2).map(Number);
  const result = await live(url, { lives, seed });
  const broken = await brokenInvariants(database);
  for (const line of [...result.failures, ...broken]) console.log(`  ${line}`);
  console.log(`  seed ${seed}: ${describeLives(result)}; ${broken.length} invariants broken`);
  process.exitCode = result.failures.length + broken.length ? 1 : 0;
});
