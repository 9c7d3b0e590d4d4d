// npm run test:long [-- seed]: what takes minutes, against a stack of its own on fresh data: 40
// random lives over HTTP, 12,000 calls with good and hostile values, every invariant after each.
import { runCommand } from './advice.mjs';
import { walkEverything } from './demo/walk-everything.mjs';
import { holdersOf } from './fuzz/callers.mjs';
import { fuzz } from './fuzz/fuzz.mjs';
import { describeFinding, figures } from './fuzz/report.mjs';
import { brokenInvariants } from './invariants/settled.mjs';
import { describeLives, live } from './lives/live.mjs';
import { startOwnStack } from './lives/own-stack.mjs';

const LIVES = 40;
const CALLS = 12_000;
const LIMIT_MS = 14 * 60_000;

await runCommand(async () => {
  const [seed = Date.now()] = process.argv.slice(2).map(Number);
  const { url, database, stop } = await startOwnStack();
  try {
    const lives = await live(url, { lives: LIVES, seed });
    const afterLives = await brokenInvariants(database);
    const holders = holdersOf(await walkEverything(url, () => {}));
    const fuzzed = await fuzz(url, { calls: CALLS, seed, holders, limitMs: LIMIT_MS });
    const afterFuzz = await brokenInvariants(database);
    const findings = fuzzed.sorted.map(describeFinding);
    const wrong = [...lives.failures, ...afterLives, ...findings, ...afterFuzz];
    for (const line of wrong) console.log(`  ${line}`);
    console.log(`  seed ${seed}\n  ${describeLives(lives)}\n  ${figures(fuzzed)}`);
    console.log(`  ${afterLives.length} and ${afterFuzz.length} invariants broken`);
    process.exitCode = wrong.length ? 1 : 0;
  } finally {
    await stop();
  }
});
