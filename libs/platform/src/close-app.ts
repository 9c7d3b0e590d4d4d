import type { Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Consumers } from './events/consumers';
import { Shutdown } from './process/shutdown';
import { stopTracing } from './telemetry/tracing';

const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Stops a service: its probe turns, it takes no more events and no more requests, those under way
 * end within 10 s, then everything is freed.
 */
export async function closeApp(app: NestFastifyApplication): Promise<void> {
  const shutdown = app.get(Shutdown);
  shutdown.hasBegun = true;
  await app.get(Consumers).close();
  const server = app.getHttpServer() as Server;
  const sweep = setInterval(() => shutdown.closeUnused(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
    await stopTracing();
  }
}
