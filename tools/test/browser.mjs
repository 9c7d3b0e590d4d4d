import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { obtainChromium } from '../chromium.mjs';
import { runStep } from '../run-step.mjs';
import { freeGatewayPort } from '../start/preflight.mjs';
import { inRoot, root } from '../workspace.mjs';

const CONFIG = 'apps/console-e2e/playwright.config.ts';
const PORTS = 12;
const FIRST_PORT = 4_900;

/** The browser tests against PALISADE_URL, or against a Palisade of their own on fresh data. */
export async function testInBrowser() {
  if (!fs.existsSync(inRoot(CONFIG))) return notRun('there are no browser tests');
  const chromium = obtainChromium();
  if (!chromium) return notRun('no Chromium: set CHROMIUM_PATH or install chromium');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-browser-'));
  // PostgreSQL runs as a user of its own when root tests: it must be able to enter.
  fs.chmodSync(folder, 0o711);
  const stack = process.env.PALISADE_URL ? undefined : await startStack(folder);
  try {
    if (stack && !stack.url) return { passed: 0, failed: 1, output: stack.output() };
    const url = stack?.url ?? process.env.PALISADE_URL;
    return await runPlaywright({ url, chromium, report: path.join(folder, 'report.json') });
  } finally {
    await stack?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function notRun(reason) {
  return { passed: 0, failed: 0, notRun: reason, output: '' };
}

async function startStack(folder) {
  const port = await freeGatewayPort(FIRST_PORT, PORTS);
  const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data') };
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

async function runPlaywright({ url, chromium, report }) {
  const env = {
    ...process.env,
    PALISADE_URL: url,
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    FORCE_COLOR: '0',
  };
  const cli = 'node_modules/@playwright/test/cli.js';
  const args = [cli, 'test', '-c', CONFIG, '--reporter=list,json'];
  const { code, output } = await runStep('', process.execPath, args, { env });
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, output };
  const { stats, suites } = JSON.parse(fs.readFileSync(report));
  const { expected, flaky, unexpected, skipped } = stats;
  // What is skipped here was waiting for a test that failed.
  const failed = unexpected + skipped;
  const names = suites.flatMap(failuresOf);
  return { passed: expected + flaky, failed: failed || (code === 0 ? 0 : 1), names, output };
}

function failuresOf({ specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failuresOf)];
}
