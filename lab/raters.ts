// npm run raters: two raters behind the gateway, on fresh data: whether they answer the same bytes,
// what a rater that is killed in the middle of a portfolio leaves behind, and how a new book comes
// into force in both.
import { runCommand } from '../tools/advice.mjs';
import { Caller } from '../tools/demo/caller.mjs';
import { startOwnStack } from '../tools/start/own-stack.mjs';
import { duringNewBook } from './raters/new-book';
import { differentAnswers } from './raters/same-bytes';
import { afterSuddenDeath } from './raters/sudden-death';
import { required } from './required';

void runCommand(async () => {
  const stack = await startOwnStack('--processes', '--raters', '2');
  try {
    const caller = await Caller.signIn(stack.url, 'underwriter@palisade.example', () => {});
    const token = required(caller.token, 'token');
    const different = await differentAnswers(stack, token);
    const book = await duringNewBook(stack, token);
    const death = await afterSuddenDeath(stack, token);
    console.log(`  ${different.length} risks answered differently by two raters`);
    console.log(`  ${book.story}\n  ${death.story}`);
    const wrong = [...different, ...book.wrong, ...death.wrong];
    for (const sentence of wrong) console.log(`  WRONG: ${sentence}`);
    process.exitCode = wrong.length ? 1 : 0;
  } finally {
    await stack.stop();
  }
});
