import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nx } from '../nx.mjs';
import { readRows } from './rows.mjs';

let folder: string;

/** A workspace of one project, whose test passes only while a file `passes` lies in the folder. */
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-nx-'));
  const command = `node -e "process.exit(require('fs').existsSync('passes') ? 0 : 1)"`;
  const test = { command, inputs: ['{projectRoot}/code.js'], outputs: [], cache: true };
  write('nx.json', '{}');
  write('package.json', '{"name":"scratch","private":true}');
  write('one/project.json', JSON.stringify({ name: 'one', targets: { test } }));
  write('one/code.js', '');
  fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const inFolder = (file: string) => path.join(folder, file);

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(inFolder(file)), { recursive: true });
  fs.writeFileSync(inFolder(file), text);
}

/** What the one test says; 0 is a pass. */
async function runOne(env: Record<string, string> = {}): Promise<number> {
  const own = {
    NX_CACHE_DIRECTORY: inFolder('cache'),
    NX_WORKSPACE_DATA_DIRECTORY: inFolder('data'),
  };
  const args = ['run', 'one:test', '--output-style=static'];
  const { code } = await nx('', args, { env: { ...own, ...env }, cwd: folder });
  return code;
}

const entries = () => fs.readdirSync(inFolder('cache')).filter((name) => /^\d+$/.test(name));

describe('the cache of results', () => {
  it('answers what passed without running it, until its inputs change', async () => {
    write('passes', '');
    expect(await runOne()).toBe(0);
    fs.rmSync(inFolder('passes'));
    expect(await runOne()).toBe(0);
    write('one/code.js', '1');
    expect(await runOne()).not.toBe(0);
  });

  it('runs what failed once more, also where somebody asked to keep failures', async () => {
    expect(await runOne({ NX_CACHE_FAILURES: 'true' })).not.toBe(0);
    write('passes', '');
    expect(await runOne()).toBe(0);
  });

  it('does not believe an entry that it did not write itself', async () => {
    write('passes', '');
    expect(await runOne()).toBe(0);
    const [entry] = entries();
    fs.rmSync(inFolder('data'), { recursive: true });
    fs.rmSync(inFolder('passes'));
    write(`cache/${entry}/terminalOutput`, 'All tests passed.');
    write(`cache/${entry}/code`, '0');
    expect(await runOne()).not.toBe(0);
  });

  it.each(['test', 'test-code', 'test-document', 'test-stack', 'walk', 'browser'])(
    'answers no pass of %s whose count of tests is not there',
    (target) => {
      const result = { project: 'nowhere', target, status: 'local-cache', code: 0 };
      expect(readRows([result], [target])).toMatchObject([{ passed: 0, failed: 1 }]);
    },
  );
});
