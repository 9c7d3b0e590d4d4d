import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '../pg.mjs';
import { runStep } from '../run-step.mjs';
import { root } from '../workspace.mjs';

const WORKERS = '--maxWorkers=2';

/** Unit and integration tests, on the server of DATABASE_URL or on a throw-away one. */
export async function testWithJest() {
  const server = process.env.DATABASE_URL ? givenServer() : await startTestPostgres();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-jest-'));
  const report = path.join(folder, 'report.json');
  const args = ['node_modules/jest/bin/jest.js', WORKERS, '--json', `--outputFile=${report}`];
  try {
    const env = { ...process.env, ...server.env, NODE_ENV: 'test', FORCE_COLOR: '0' };
    const { code, output } = await runStep('', process.execPath, [...args, '--silent'], { env });
    return { ...count(report, code), output: withoutJson(output) };
  } finally {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function givenServer() {
  const { port, username, password, hostname } = new URL(process.env.DATABASE_URL);
  const credentials = { PGUSER: username, PGPASSWORD: decodeURIComponent(password) };
  return {
    env: { PGHOST: hostname, PGPORT: port || '5432', ...credentials },
    stop: async () => {},
  };
}

function count(report, code) {
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const found = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = found.numFailedTests + found.numRuntimeErrorTestSuites;
  const names = found.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf);
  // Jest also fails for reasons that no test shows, an open handle or a crashed worker.
  return { passed: found.numPassedTests, failed: failed || (code === 0 ? 0 : 1), names };
}

function failuresOf({ name, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
}

function withoutJson(output) {
  const lines = output.split('\n');
  return lines.filter((line) => !/^(\{"num|PASS |Test results written)/.test(line)).join('\n');
}
