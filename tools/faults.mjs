// npm run faults [-- kills [lives [seed]]]: random lives over HTTP against a stack of its own, each
// service a process, while services are killed and the database is stopped; then every message once
// more, then messages that nobody can read. Ends with lines of figures, 1 when something was lost.
import { runCommand } from './advice.mjs';
import { feedPoison, liveUnderFire, percentile, repeatEverything } from './faults/run.mjs';
import { startOwnStack } from './lives/own-stack.mjs';

const KILLS = 60;
const LIVES = 40;
const OUTAGES = 2;
const POISON_EACH = 20;

await runCommand(async () => {
  const [kills = KILLS, lives = LIVES, seed = Date.now()] = process.argv.slice(2).map(Number);
  const stack = await startOwnStack('--processes');
  try {
    const fire = await liveUnderFire(stack, { kills, lives, outages: OUTAGES, seed });
    const again = await repeatEverything(stack);
    const fed = await feedPoison(stack, { each: POISON_EACH, seed: seed + lives });
    const wrong = [...fire.failures, ...fire.broken, ...again.broken, ...fed.failures];
    for (const line of wrong) console.log(`  wrong: ${line}`);
    const seconds = (values, share) => `${percentile(values, share).toFixed(1)} s`;
    console.log(
      `  seed ${seed}: ${fire.killed} kills and ${fire.outages.length} database stops during ${fire.lives} lives ` +
        `(${fire.calls} calls, ${fire.retries} repeats): ${fire.failures.length} lives failed, ` +
        `${fire.broken.length} invariants broken; ready again p95 ${seconds(fire.recovery, 95)}, ` +
        `longest ${seconds(fire.recovery, 100)}, after the database ${seconds(fire.outages, 100)}\n` +
        `  ${again.repeated} messages delivered again: ${again.broken.length} invariants broken\n` +
        `  ${fed.fed} unreadable messages: ${fed.dead} laid aside, ${fed.done} handled, ` +
        `${fed.waiting} waiting; a life meanwhile took ${fed.lifeSeconds.toFixed(1)} s`,
    );
    process.exitCode = wrong.length || fed.waiting ? 1 : 0;
  } finally {
    await stack.stop();
  }
});
