import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { built } from '@palisade/testing';

// The gateway serves this file as it is (gateway.e2e-spec.ts); redocly lints it in `generate`.
const SERVED = built('openapi/openapi.json', 'join');
const LIMIT_MS = 180_000;
const MAX_WARNINGS = 20;

const STRICT = [
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--lib',
  'es2022,dom,dom.iterable',
];

const run = promisify(execFile);
const node = (program: string, ...args: string[]): Promise<{ stdout: string }> =>
  run(process.execPath, [path.resolve('node_modules', program), ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });

describe('the served document', () => {
  let folder: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-served-'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it(
    'is refused by no rule of spectral',
    async () => {
      const rules = path.join(folder, 'rules.yaml');
      fs.writeFileSync(rules, 'extends: ["spectral:oas"]\n');
      const report = path.join(folder, 'report.json');
      const told = ['--format', 'json', '--output', report, '--quiet'];
      const ends = ['--fail-severity', 'error'];
      await node(
        '@stoplight/spectral-cli/dist/index.js',
        'lint',
        SERVED,
        '--ruleset',
        rules,
        ...told,
        ...ends,
      );
      const findings = JSON.parse(fs.readFileSync(report, 'utf8')) as { severity: number }[];
      expect(findings.filter(({ severity }) => severity === 0)).toEqual([]);
      expect(findings.length).toBeLessThan(MAX_WARNINGS);
    },
    LIMIT_MS,
  );

  it(
    'gives clients that compile, by two generators',
    async () => {
      const clients = path.join(folder, 'clients');
      const types = path.join(folder, 'types.ts');
      const plugins = ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'];
      await Promise.all([
        node(
          '@hey-api/openapi-ts/bin/run.js',
          '--input',
          SERVED,
          '--output',
          clients,
          '--no-log-file',
          '--plugins',
          ...plugins,
        ),
        node('openapi-typescript/bin/cli.js', SERVED, '--output', types),
      ]);
      const files = ['client.gen.ts', 'sdk.gen.ts'].map((file) => path.join(clients, file));
      const { stdout } = await node('typescript/bin/tsc', ...STRICT, types, ...files);
      expect(stdout).toBe('');
    },
    LIMIT_MS,
  );
});
