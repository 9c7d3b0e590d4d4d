// npm run fuzz [-- calls [seed]]: calls every operation of the stack that runs here (or on this
// machine at PALISADE_URL) as everybody, with good and hostile values, and tells what breaks a
// promise. Start that stack with a RATE_LIMIT_PER_MINUTE that lets the calls through.
import { Advice, runCommand } from '../tools/advice.mjs';
import { walkEverything } from '../tools/demo/walk-everything.mjs';
import { holdersOf } from './fuzz/callers';
import { describeFinding, figures } from './fuzz/report';
import { fuzz } from './fuzz/fuzz';
import { whoRuns } from '../tools/start/run-lock.mjs';

const CALLS = 12_000;
const LIMIT_MS = 14 * 60_000;
const LOCAL = ['localhost', '127.0.0.1'];

void runCommand(async () => {
  const url = process.env.PALISADE_URL ?? whoRuns()?.url;
  if (!url) throw new Advice('Nothing runs here to call.', 'npm start');
  if (!LOCAL.includes(new URL(url).hostname)) {
    throw new Advice('Only a stack on this machine is called.', 'npm start');
  }
  const [calls = CALLS, seed = Date.now()] = process.argv.slice(2).map(Number);
  // Data that was fuzzed before may let nobody walk any more: then nobody holds a code.
  const walks = await walkEverything(url, () => {}).catch((error) => {
    console.log(`  Nobody holds a one-time code: ${error.message}`);
    return [];
  });
  const result = await fuzz(url, { calls, seed, holders: holdersOf(walks), limitMs: LIMIT_MS });
  for (const finding of result.sorted) console.log(describeFinding(finding));
  console.log(`  seed ${seed}: ${figures(result)}`);
  process.exitCode = result.sorted.length ? 1 : 0;
});
