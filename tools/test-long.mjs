// npm run test:long [-- seed]: what takes minutes, against a stack of its own on fresh data: 40
// random lives over HTTP, three accounts kept from every stranger, 12,000 calls with good and
// hostile values, every invariant after each.
import { runCommand } from './advice.mjs';
import { walkEverything } from './demo/walk-everything.mjs';
import { holdersOf } from './fuzz/callers.mjs';
import { fuzz } from './fuzz/fuzz.mjs';
import { describeFinding, figures } from './fuzz/report.mjs';
import { brokenInvariants } from './invariants/settled.mjs';
import { describeLives, live } from './lives/live.mjs';
import { startOwnStack } from './lives/own-stack.mjs';
import { tryStrangers } from './row-scope/strangers.mjs';

const LIVES = 40;
const CALLS = 12_000;
const LIMIT_MS = 14 * 60_000;

await runCommand(async () => {
  const [seed = Date.now()] = process.argv.slice(2).map(Number);
  const { url, database, stop } = await startOwnStack();
  try {
    const lives = await live(url, { lives: LIVES, seed });
    const afterLives = await brokenInvariants(database);
    const walks = await walkEverything(url, () => {});
    const strange = [];
    for (const walk of walks) strange.push(await tryStrangers(url, walks, { walk }));
    const holders = holdersOf(walks);
    const fuzzed = await fuzz(url, { calls: CALLS, seed, holders, limitMs: LIMIT_MS });
    const afterFuzz = await brokenInvariants(database);
    const findings = fuzzed.sorted.map(describeFinding);
    const leaks = strange.flatMap((one) => one.findings);
    const wrong = [...lives.failures, ...afterLives, ...leaks, ...findings, ...afterFuzz];
    for (const line of wrong) console.log(`  ${line}`);
    console.log(`  seed ${seed}\n  ${describeLives(lives)}\n  ${figures(fuzzed)}`);
    const asked = strange.reduce((sum, { calls }) => sum + calls, 0);
    console.log(`  ${asked} calls of strangers, ${leaks.length} saw or told something`);
    console.log(`  ${afterLives.length} and ${afterFuzz.length} invariants broken`);
    process.exitCode = wrong.length ? 1 : 0;
  } finally {
    await stop();
  }
});
