import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildWhatRuns } from './nx.mjs';
import { freeGatewayPort } from './start/preflight.mjs';

const README = fs.readFileSync('README.md', 'utf8');
const SCRIPTS = (JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: object })
  .scripts;

/**
 * Run elsewhere: the forms of the start by start.stack-spec.ts, the walk and the invariants by
 * walk.spec.ts, the test by whoever runs this. Recording the history takes a quarter of an hour:
 * lab/history compares what was recorded. Pictures are drawn in as long, by the sweep over all screens.
 * Building replaces what other tests run just then: Nx, which has built before all of them, does it.
 */
const RUN_ELSEWHERE = [
  'start',
  'dev',
  'test',
  'check',
  'build',
  'demo:quote',
  'demo:history',
  'invariants',
  'pictures',
];
const RUN_HERE = Object.keys(SCRIPTS).filter(
  (script) => README.includes(`npm run ${script}`) && !RUN_ELSEWHERE.includes(script),
);
const FIRST_PORT = 7_900;
const PORTS = 12;
const LIMIT_SECONDS = 120;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-readme-'));
let stack: ChildProcess;
let url: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  await buildWhatRuns();
  // As root PostgreSQL runs as a user of its own, which must be able to enter.
  fs.chmodSync(folder, 0o711);
  const { DATABASE_URL: _server, ...rest } = process.env;
  const port = await freeGatewayPort(FIRST_PORT, PORTS);
  env = {
    ...rest,
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: `${folder}/data`,
    DEMO_HISTORY: 'none',
  };
  stack = spawn(process.execPath, ['tools/start.mjs', '--json'], { env, stdio: 'pipe' });
  const lines = createInterface({ input: stack.stdout as NodeJS.ReadableStream });
  for await (const line of lines) {
    if (line.startsWith('{')) break;
  }
  url = `localhost:${port}`;
}, 300_000);

afterAll(async () => {
  stack.kill('SIGTERM');
  if (stack.exitCode === null) await once(stack, 'exit');
  fs.rmSync(folder, { recursive: true });
}, 30_000);

async function run(command: string): Promise<{ code: number | null; output: string }> {
  const child = spawn('bash', ['-c', command], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** The doctor is right to end with an error on a machine that is short of disk, and of nothing else. */
function isShortOfDisk(output: string): boolean {
  const lines = output.split('\n').filter((line) => line.startsWith('  BAD '));
  return lines.length === 1 && lines[0].startsWith('  BAD  Disk');
}

describe('the README', () => {
  it('shows a session by curl that works, against the demo data', async () => {
    const [, block] = /By curl[^`]*```sh\n([\s\S]*?)```/.exec(README) ?? [];
    const bounded = String(block)
      .replaceAll('localhost:3000', url)
      .replaceAll('curl -N', 'timeout 3 curl -sN');
    const { output } = await run(bounded);
    expect(output).toContain('"name":"Alder Creek Logistics"');
    expect(output).toContain('"size":2');
    expect(output).toContain('retry: 1000');
  }, 60_000);

  it.each(RUN_HERE)(
    'runs "npm run %s" as it says',
    async (script) => {
      const { code, output } = await run(`timeout ${LIMIT_SECONDS} npm run --silent ${script}`);
      const isRefused = script === 'reset' && output.includes('runs');
      const ends = isRefused || isShortOfDisk(output) ? 0 : code;
      expect({ ends, said: ends === 0 ? '' : output }).toEqual({ ends: 0, said: '' });
    },
    (LIMIT_SECONDS + 30) * 1_000,
  );
});
