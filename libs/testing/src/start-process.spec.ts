import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { startProcess } from './start-process';

/** Tells its process id and takes calls; answers none of them. */
const LATE = `
  require('node:fs').writeFileSync(process.env.PID_FILE, String(process.pid));
  process.on('SIGTERM', () => {});
  require('node:http').createServer(() => {}).listen(Number(process.env.PORT), '127.0.0.1');
`;

describe('startProcess', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-process-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  /** What a start says of a program. */
  async function start(text: string, startMs: number): Promise<void> {
    const program = path.join(folder, 'program.cjs');
    fs.writeFileSync(program, text);
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), PID_FILE: path.join(folder, 'pid') };
    await startProcess(program, env, `http://127.0.0.1:${port}`, startMs);
  }

  it('leaves no process of a service that is late', async () => {
    await expect(start(LATE, 10_000)).rejects.toThrow();
    const pid = Number(fs.readFileSync(path.join(folder, 'pid'), 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('waits for none that has ended', async () => {
    await expect(start('process.exitCode = 1;', 60_000)).rejects.toThrow('before it was ready');
  });
});
