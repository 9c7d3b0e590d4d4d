// npm run released: the rater of the last release in place of today's, on fresh data: whether it prices risks
// as today's does, and rates today's quotes.
import { runCommand } from '../tools/advice.mjs';
import { holdReleasedRater } from './released/hold';

void runCommand(async () => {
  const { story, wrong } = await holdReleasedRater();
  console.log(`  ${story}`);
  for (const line of wrong) console.log(`  WRONG: ${line}`);
  process.exitCode = wrong.length ? 1 : 0;
});
