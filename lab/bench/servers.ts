import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startPostgres } from '../../tools/pg.mjs';

/** A PostgreSQL with durable commits and as many connections as a bench needs. */
export async function startDurablePostgres() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-bench-'));
  fs.chmodSync(folder, 0o711);
  const options = { data: `${folder}/data`, port: await freePort(), logFile: `${folder}/log` };
  const server = await startPostgres(options);
  const stop = async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, port: server.port, logFile: options.logFile, stop };
}
