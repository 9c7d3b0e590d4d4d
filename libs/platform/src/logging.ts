import type { LoggerService } from '@nestjs/common';
import pino from 'pino';
import type { Logger } from 'pino';
import { currentContext } from './context';

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

/** The logger of a service; every line carries the service and, within a request, its id. */
export function createLogger(service: string, level: string, file: string): Logger {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: REDACTED, censor: '[redacted]' },
    mixin: () => {
      const context = currentContext();
      return context
        ? { correlationId: context.correlationId, traceId: context.trace?.traceId }
        : {};
    },
  };
  return pino(options, pino.destination({ dest: file || 1, mkdir: true, sync: false }));
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
