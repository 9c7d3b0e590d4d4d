// npm run test:long [-- seed]: what takes minutes, against stacks of its own on fresh data: bodies that
// cost much to read, in one process and in one for each service; 40 random lives over HTTP, three
// accounts kept from every stranger, 12,000 calls with good and hostile values, every invariant after
// each; the papers that were printed, as PDF/A, by PDFBox; the prices of 200 new companies; a year of two
// like agencies in one jump and day by day; an upload
// of 5,000 rows whose process is killed at every hundredth; events whose publisher or listener is killed
// twenty times at each instruction that matters; the security tools of 5,000 connections read anew; 2,000 random sequences of endorsements and 200 indications
// with their full answers; the rater of the last release in place of today's; a service made in a copy;
// every screen looked at and every form pressed twice; every rule mutated.
import { runCommand } from '../tools/advice.mjs';
import { walkEverything } from '../tools/demo/walk-everything.mjs';
import { tryNewService } from '../tools/generators/try-service.mjs';
import { runStep } from '../tools/run-step.mjs';
import type { Stack } from '../tools/start/own-stack.mjs';
import { startOwnStack, startStack } from '../tools/start/own-stack.mjs';
import { testInBrowser } from '../tools/test/browser.mjs';
import { inRoot } from '../tools/workspace.mjs';
import { compareTwins } from './clock/twins';
import { holdersOf } from './fuzz/callers';
import { fuzz } from './fuzz/fuzz';
import { sendLargeBodies } from './fuzz/large-bodies';
import { describeFinding, figures } from './fuzz/report';
import { brokenInvariants } from './invariants/settled';
import { describeLives, live } from './lives/live';
import { describeTried, tryNewRisks } from './new-risks/try';
import { tryPapers } from './papers/preflight';
import { holdReleasedRater } from './released/hold';
import type { Tried } from './row-scope/row-scope';
import { tryStrangers } from './row-scope/strangers';

const LIVES = 40;
const NEW_RISKS = 200;
const LIVES_OF_TWINS = 20;
const CALLS = 12_000;
const LIMIT_MS = 14 * 60_000;
const UPLOAD_ROWS = 5_000;
const EVENT_KILLS = 20;
const CONNECTIONS = 5_000;

/** Sends large bodies to a stack; says what they cost, and answers what they should not have done. */
async function refuseLargeBodies(stack: Stack): Promise<string[]> {
  const email = 'agent@bluecoast.example';
  const { calls, routes, findings, ...longest } = await sendLargeBodies({ ...stack, email });
  const [answerMs, waitMs] = [longest.longestMs, longest.longestWaitMs].map(Math.round);
  console.log(
    `  ${calls} large bodies to ${routes} open calls and one of each service: answered in`,
  );
  console.log(`  ${answerMs} ms at most, others waited ${waitMs} ms`);
  return findings;
}

/** Prices random endorsements and indications; says whether all is as it should be. */
async function priceMuch(): Promise<boolean> {
  const { code, output } = await runStep(
    'Pricing random changes and answers',
    process.execPath,
    [inRoot('node_modules/jest/bin/jest.js'), 'lab/rating/endorsements', 'lab/rating/indications'],
    { env: { ...process.env, ENDORSEMENT_SEQUENCES: '2000', ANSWER_SETS: '200' } },
  );
  console.log(code ? output : '  2,000 sequences of endorsements and 200 indications hold');
  return !code;
}

/** Uploads rows and publishes events while their processes are killed; tells what survived. */
async function killRowsAndEvents(): Promise<void> {
  const kills = { BULK_KILL_ROWS: String(UPLOAD_ROWS), EVENT_KILLS: String(EVENT_KILLS) };
  const suites = ['apps/account/src/bulk/bulk-kill', 'libs/testing/src/kill-harness'];
  const killed = await runStep(
    'Killing rows and events',
    process.execPath,
    [inRoot('node_modules/jest/bin/jest.js'), ...suites],
    { env: { ...process.env, ...kills } },
  );
  const survived = `${UPLOAD_ROWS} rows uploaded, each once; events survived ${EVENT_KILLS} kills at each point`;
  console.log(killed.code ? killed.output : `  ${survived}`);
  if (killed.code) process.exitCode = 1;
}

/** Reads the security tools of a day anew while one of them does not answer. */
async function readManyTools(): Promise<void> {
  const { code, output } = await runStep(
    'Reading security tools',
    process.execPath,
    [inRoot('node_modules/jest/bin/jest.js'), 'apps/connectors/src/connections/connections.e2e'],
    { env: { ...process.env, CONNECTIONS: String(CONNECTIONS) } },
  );
  console.log(code ? output : `  ${CONNECTIONS} connections read, each told once`);
  if (code) process.exitCode = 1;
}

/** Lets a year pass for two agencies of twenty clients, in one jump and day by day. */
async function passYears(): Promise<void> {
  const env = { SANDBOX: 'true' };
  const stack = await startStack({ env });
  try {
    const { differences, foreign } = await compareTwins(stack, {
      lives: LIVES_OF_TWINS,
      stepDays: 1,
    });
    for (const line of [...differences, ...foreign]) console.log(`  ${line}`);
    const count = differences.length + foreign.length;
    console.log(`  a year in one jump and day by day: ${count} differences`);
    if (count) process.exitCode = 1;
  } finally {
    await stack.stop();
  }
}

/** Rates by the last release as well, and tells what comes out differently. */
async function holdRelease(): Promise<void> {
  const { story, wrong } = await holdReleasedRater();
  for (const line of [story, ...wrong]) console.log(`  ${line}`);
  if (wrong.length) process.exitCode = 1;
}

async function refuseApart(): Promise<string[]> {
  const apart = await startOwnStack('--processes');
  try {
    return await refuseLargeBodies(apart);
  } finally {
    await apart.stop();
  }
}

void runCommand(async () => {
  const notRefused = await refuseApart();
  const [seed = Date.now()] = process.argv.slice(2).map(Number);
  const stack = await startOwnStack();
  const { url, database, stop } = stack;
  try {
    notRefused.push(...(await refuseLargeBodies(stack)));
    const lives = await live(url, { lives: LIVES, seed });
    const afterLives = await brokenInvariants(database);
    const risks = await tryNewRisks(stack, NEW_RISKS, seed);
    const walks = await walkEverything(url, () => {});
    const strange: Tried[] = [];
    for (const walk of walks) strange.push(await tryStrangers(url, walks, { walk }));
    const holders = holdersOf(walks);
    const fuzzed = await fuzz(url, { calls: CALLS, seed, holders, limitMs: LIMIT_MS });
    const afterFuzz = await brokenInvariants(database);
    const papers = await tryPapers(url);
    const findings = fuzzed.sorted.map(describeFinding);
    const leaks = strange.flatMap((one) => one.findings);
    const wrong = [
      ...notRefused,
      ...lives.failures,
      ...afterLives,
      ...risks.wrong,
      ...leaks,
      ...findings,
      ...afterFuzz,
      ...papers.wrong,
    ];
    for (const line of wrong) console.log(`  ${line}`);
    console.log(
      `  seed ${seed}\n  ${describeLives(lives)}\n  ${describeTried(risks)}\n  ${figures(fuzzed)}`,
    );
    console.log(`  ${papers.story}`);
    const asked = strange.reduce((sum, { calls }) => sum + calls, 0);
    console.log(`  ${asked} calls of strangers, ${leaks.length} saw or told something`);
    console.log(`  ${afterLives.length} and ${afterFuzz.length} invariants broken`);
    process.exitCode = wrong.length ? 1 : 0;
  } finally {
    await stop();
  }
  await passYears();
  await killRowsAndEvents();
  await readManyTools();
  await holdRelease();
  const refused = tryNewService();
  console.log(refused.length ? refused.join('\n') : '  a new service passes every check');
  const isPriced = await priceMuch();
  if (refused.length || !isPriced) process.exitCode = 1;
  const {
    passed = 0,
    failed = 1,
    output,
  } = await testInBrowser(['--project=pages', '--project=screens']);
  console.log(`${failed ? output : ''}  ${passed} screens and forms tried, ${failed} wrong`);
  if (failed) process.exitCode = 1;
  const mutants = await runStep('Mutating', process.execPath, [inRoot('tools/mutants.mjs')]);
  console.log(mutants.output);
  if (mutants.code !== 0) process.exitCode = 1;
});
