// npm run homes: compares every number of every home, in both currencies and three times, with what
// its lists hold for the same person, on the stack that runs here (or at PALISADE_URL).
import { Advice, runCommand } from '../tools/advice.mjs';
import { whoRuns } from '../tools/start/run-lock.mjs';
import { recountAll } from './homes/recount-all';

void runCommand(async () => {
  const url = process.env.PALISADE_URL ?? whoRuns()?.url;
  if (!url) throw new Advice('Nothing runs here to be counted.', 'npm start');
  const { compared, wrong } = await recountAll(url);
  for (const line of wrong) console.log(`  ${line}`);
  console.log(`  ${compared} numbers compared, ${wrong.length} wrong`);
  process.exitCode = wrong.length ? 1 : 0;
});
