// npm run hostile [-- pattern]: sends hostile files (bombs, ranges, repeats, depths, counts, damage, odd
// forms) through every door that takes one, and a long honest one, to a stack of its own in one process
// and to one with a process for each service, with a health probe every 50 ms and an eye on memory; tells
// what cost too much.
import { runCommand } from '../tools/advice.mjs';
import { startOwnStack } from '../tools/start/own-stack.mjs';
import { checkHonestRows } from './hostile/honest';
import { describeVerdict, judge } from './hostile/judge';

void runCommand(async () => {
  const [pattern] = process.argv.slice(2);
  for (const args of [[], ['--processes']]) {
    const stack = await startOwnStack(...args);
    try {
      const tell = (line: string): void => console.log(`  ${line}`);
      const only = pattern ? new RegExp(pattern) : undefined;
      const verdict = await judge(stack, { only, tell });
      const honest = await checkHonestRows(stack, tell);
      console.log(`  ${args[0] ?? 'one process'}: ${describeVerdict(verdict)}`);
      if (verdict.findings.length + honest.length) process.exitCode = 1;
    } finally {
      await stack.stop();
    }
  }
});
