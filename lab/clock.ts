// npm run clock [-- lives [days]]: two agencies of a sandbox of its own begin alike; a year passes for
// one in one jump, for the other in jumps of so many days. Tells in what they differ.
import { runCommand } from '../tools/advice.mjs';
import { startStack } from '../tools/start/own-stack.mjs';
import { compareTwins } from './clock/twins';

const LIVES = 20;
const STEP_DAYS = 1;

void runCommand(async () => {
  const [lives = LIVES, stepDays = STEP_DAYS] = process.argv.slice(2).map(Number);
  const stack = await startStack({ env: { SANDBOX: 'true' } });
  try {
    const { differences, rows, seconds } = await compareTwins(stack, { lives, stepDays });
    for (const line of differences) console.log(`  ${line}`);
    console.log(`  ${lives} lives, rows compared: ${JSON.stringify(rows)}`);
    console.log(`  seconds: ${JSON.stringify(seconds)}; ${differences.length} differences`);
    process.exitCode = differences.length ? 1 : 0;
  } finally {
    await stack.stop();
  }
});
