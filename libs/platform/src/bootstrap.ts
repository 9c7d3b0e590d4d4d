import 'reflect-metadata';
import type { IncomingMessage } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { closeApp } from './close-app';
import { Config, loadConfig } from './config/config';
import type { ServiceName } from './config/services';
import { servicePort } from './config/services';
import { LOGGER } from './config/tokens';
import { Consumers } from './events/consumers';
import { canonicalAddress } from './http/canonical-address';
import { answerClientError } from './http/client-errors';
import { prepareHttp } from './http/prepare-http';
import { migrateOnly } from './migrate-only';
import { OutboxRelay } from './outbox/outbox-relay';
import { sendProblem } from './problems/problem.filter';
import { createLogger, NestLogger } from './telemetry/logging';
import { startTracing } from './telemetry/tracing';

/** A deployable: its name and its root module. */
export interface Service {
  readonly name: ServiceName;
  readonly module: Type;
}

/** A service that listens. */
export interface RunningService {
  name: ServiceName;
  url: string;
  app: NestFastifyApplication;
  /** Stops taking work, finishes what is under way and frees everything. */
  close(): Promise<void>;
}

/** Largest request body; a call that takes more says so on its own route. */
const BODY_LIMIT_BYTES = 1_048_576;
const HEADER_LIMIT_BYTES = 16_384;
const REQUEST_TIMEOUT_MS = 60_000;
/** Services that a body may be streamed to for minutes; the gateway ends every other one earlier. */
const STREAMING: readonly ServiceName[] = ['gateway', 'rater'];
const STREAMING_TIMEOUT_MS = 660_000;
const KEEP_ALIVE_MS = 72_000;

/** Starts a service in this process: migrates, listens, consumes its events. */
export async function startService(service: Service): Promise<RunningService> {
  const config = loadConfig(process.env);
  const { values } = config;
  await startTracing(service.name, values.OTLP_URL);
  const bootLogger = createLogger(service.name, values.LOG_LEVEL, values.LOG_FILE);
  const adapter = createAdapter(service.name, config);
  const app = await NestFactory.create<NestFastifyApplication>(service.module, adapter, {
    logger: new NestLogger(bootLogger),
    abortOnError: false,
  });
  prepareHttp(app, app.get<Logger>(LOGGER));
  const port = values.OWN_PORT || servicePort(service.name, process.env);
  await app.listen(port, app.get(Config).values.HOST);
  await exchangeEvents(app);
  const url = `http://127.0.0.1:${port}`;
  return { name: service.name, url, app, close: () => closeApp(app) };
}

/** Binds the queue of a service and only then publishes, so that it misses nothing of its own. */
export async function exchangeEvents(app: INestApplicationContext): Promise<void> {
  await app.get(Consumers).start();
  app.get(OutboxRelay).start();
}

/** The HTTP server of every service, with its limits and whose word on addresses it takes. */
export function createAdapter(name: ServiceName, { values }: Config): FastifyAdapter {
  const proxies = name === 'gateway' ? values.EDGE_PROXIES : values.TRUSTED_PROXIES;
  return new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: STREAMING.includes(name) ? STREAMING_TIMEOUT_MS : REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url }: IncomingMessage) => canonicalAddress(url ?? '/'),
    routerOptions: { maxParamLength: 500 },
    http: { maxHeaderSize: HEADER_LIMIT_BYTES },
    trustProxy: proxies || false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      void sendProblem(error, request, reply),
  });
}

/** Runs a service as a process of its own until it is told to stop; `--migrate` only migrates. */
export async function bootstrap(service: Service): Promise<void> {
  if (process.argv.includes('--migrate')) {
    await migrateOnly(service).catch((error: unknown) => fail(service.name, error));
    process.exit(0);
  }
  const running = await startService(service).catch((error: unknown) => fail(service.name, error));
  const stop = (): void => {
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(service.name, error),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.send?.({ ready: service.name, url: running.url });
}

function fail(name: ServiceName, error: unknown): never {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${name} did not start: ${reason}\n`);
  process.exit(1);
}
