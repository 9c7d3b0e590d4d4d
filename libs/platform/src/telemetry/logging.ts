import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import type { Logger } from 'pino';
import { currentContext } from '../context/context';

/** Fields whose values never reach a log line. */
const REDACTED = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'mfaCode',
  'authorization',
  'headers.authorization',
  '*.password',
  '*.token',
  '*.secret',
];

/** Lines are written several at once, a moment later: a write costs more than many lines. */
const BUFFERED = { sync: false, minLength: 4_096, periodicFlush: 250 };

/** The logger of a service; every line carries the service and, within a request, its id. */
export function createLogger(service: string, level: string, file: string): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: describeError },
    redact: { paths: REDACTED, censor: '[redacted]' },
    mixin: () => {
      const context = currentContext();
      return context
        ? { correlationId: context.correlationId, traceId: context.trace?.traceId }
        : {};
    },
  };
  return pino(options, pino.destination({ ...BUFFERED, dest: file || 1, mkdir: true }));
}

/** What a log line says of an error: never the values of a query, which may be personal. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  return { name, message, stack, code: (error as { code?: unknown }).code };
}

/** Lets Nest write its own lines through pino. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }
}
