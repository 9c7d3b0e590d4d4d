// npm run record:examples [-- <suite> ...]: writes openapi/examples from calls that were really made:
// by the walk and by calls of its own on a fresh stack, and by the suites that go through HTTP. With
// suites named it runs only these. An example stays until its schema no longer takes it; then, and for
// a new call, another one is recorded. `npm run generate` brings them into the documents.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Advice, runCommand } from './advice.mjs';
import { callsOfStack } from './examples/calls.mjs';
import { misfits, pickExamples } from './examples/pick.mjs';
import { readOperations } from './examples/operations.mjs';
import { runStep } from './run-step.mjs';
import { inRoot } from './workspace.mjs';

const FOLDER = 'openapi/examples';
const SUITES = 'apps/.*e2e-spec';

await runCommand(async () => {
  const suites = process.argv.slice(2);
  const operations = readOperations();
  // What the walk did is a story that goes on from call to call, so it comes first.
  const told = suites.length ? known() : pickExamples(operations, await callsOfStack(), known());
  const calls = await callsOfSuites(suites.length ? suites : [SUITES]);
  const picked = pickExamples(operations, calls, told);
  for (const [service, examples] of Object.entries(picked)) {
    fs.mkdirSync(inRoot(FOLDER), { recursive: true });
    const text = `${JSON.stringify(examples, undefined, 2)}\n`;
    fs.writeFileSync(inRoot(FOLDER, `${service}.json`), text);
  }
  for (const operation of operations) {
    const { file, name } = operation;
    const example = picked[path.basename(file, '.json')]?.[operation.operation.operationId];
    if (misfits(operation, example ?? {}).length) console.log(`  no example: ${name}`);
  }
});

/** What was recorded before, by service. */
function known() {
  const files = fs.existsSync(inRoot(FOLDER)) ? fs.readdirSync(inRoot(FOLDER)) : [];
  const read = (file) => JSON.parse(fs.readFileSync(inRoot(FOLDER, file), 'utf8'));
  return Object.fromEntries(files.map((file) => [path.basename(file, '.json'), read(file)]));
}

/** Runs suites whose callers write down what they do (libs/testing). */
async function callsOfSuites(suites) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-examples-'));
  const file = path.join(folder, 'calls.ndjson');
  try {
    const args = ['node_modules/jest/bin/jest.js', '--silent', ...suites];
    const env = { ...process.env, RECORD_CALLS: file };
    const { code, output } = await runStep('Running suites', process.execPath, args, { env });
    if (code !== 0) throw new Advice(`A suite failed.\n${output}`, 'npm test');
    return fs.readFileSync(file, 'utf8').trim().split('\n').map(readCall);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** A line of the file with its bodies read. */
function readCall(line) {
  const call = JSON.parse(line);
  return { ...call, request: readBody(call.request), answer: readBody(call.answer) };
}

function readBody(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
