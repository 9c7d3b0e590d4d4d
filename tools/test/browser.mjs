import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { obtainChromium } from '../chromium.mjs';
import { buildWhatRuns } from '../nx.mjs';
import { runStep } from '../run-step.mjs';
import { copyDemo } from '../start/demo-copy.mjs';
import { startOnce } from '../start/own-stack.mjs';
import { freeGatewayPort } from '../start/preflight.mjs';
import { root } from '../workspace.mjs';

const CONFIG = 'apps/console-e2e/playwright.config.ts';
const PORTS = 12;
const FIRST_PORT = 4_900;

/** Two workers act as one person, faster than people do, and wait for no bank. */
const SETTINGS = { RATE_LIMIT_PER_MINUTE: '1000000', E_CHECK_SECONDS: '1' };

/**
 * Runs Playwright against PALISADE_URL, or against a Palisade of its own on fresh data.
 * @returns {Promise<{ passed?: number, failed?: number, notRun?: string, suites?: object[], output: string, code: number }>}
 */
export async function testInBrowser(args, given = {}) {
  const chromium = obtainChromium();
  if (!chromium) {
    const notRun = 'no Chromium: set CHROMIUM_PATH or install chromium';
    return { notRun, output: `${notRun}\n`, code: process.env.CI === 'true' ? 1 : 0 };
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-browser-'));
  // PostgreSQL runs as a user of its own when root tests: it must be able to enter.
  fs.chmodSync(folder, 0o711);
  const stack = process.env.PALISADE_URL ? undefined : await startStack(folder);
  try {
    if (stack && !stack.url) return { passed: 0, failed: 1, output: stack.output(), code: 1 };
    const env = {
      ...process.env,
      ...given,
      PALISADE_URL: stack?.url ?? process.env.PALISADE_URL,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(folder, 'report.json'),
      FORCE_COLOR: '0',
    };
    return await runPlaywright(args, env);
  } finally {
    await stack?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function startStack(folder) {
  await buildWhatRuns({ console: true });
  const port = await freeGatewayPort(FIRST_PORT, PORTS);
  const own = {
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    // Lists are looked at with few rows; homes are drawn with the whole story.
    DEMO_HISTORY: process.env.DEMO_HISTORY ?? 'none',
  };
  const env = { ...process.env, ...SETTINGS, ...own };
  await copyDemo({ ...SETTINGS, ...own }, (first) => startOnce({ ...process.env, ...first }));
  const child = spawn(process.execPath, ['tools/start.mjs', '--json'], { cwd: root, env });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = await Promise.race([exited.then(() => undefined), readUrl(child.stdout)]);
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { url, output: () => output, stop };
}

function readUrl(stream) {
  return new Promise((resolve) => {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.startsWith('{')) resolve(JSON.parse(line).url);
    });
  });
}

async function runPlaywright(given, env) {
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, 'test', '-c', CONFIG, '--reporter=list,json', ...given];
  const { code, output } = await runStep('', process.execPath, args, { env });
  const report = env.PLAYWRIGHT_JSON_OUTPUT_NAME;
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, output, code: 1 };
  const { stats, suites } = JSON.parse(fs.readFileSync(report));
  const { expected, flaky, unexpected, skipped } = stats;
  // What is skipped here was waiting for a test that failed.
  const failed = unexpected + skipped;
  const files = suites.map((suite) => suiteOf(suite));
  return { passed: expected + flaky, failed, suites: files, output, code };
}

function suiteOf(suite) {
  const specs = specsOf(suite);
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const seconds = results.reduce((sum, { duration }) => sum + duration / 1000, 0);
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return { file: suite.file, seconds, failed };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
