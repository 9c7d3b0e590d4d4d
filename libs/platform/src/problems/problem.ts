import { HttpException } from '@nestjs/common';
import type { FieldError, Locale } from '@palisade/kernel';
import { DomainError, inEdition, RetryLater } from '@palisade/kernel';

const TYPE_BASE = 'https://palisade.example/problems/';
/** For errors that do not say themselves when another try makes sense. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

/** The body of every error answer (RFC 9457), with what the console's message rules read. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  instance: string;
  errors: readonly FieldError[];
  /** The same sentence as `detail`, for callers that read `message`. */
  message: string;
  correlationId: string;
}

interface Failure {
  status: number;
  code: string;
  detail: string;
  errors?: readonly FieldError[];
}

/** Seconds after which a caller may try again, for the answers that say so. */
export function retryAfter(error: unknown, status: number): number | undefined {
  const own = error instanceof RetryLater ? error.retryAfterSeconds : undefined;
  return own ?? RETRY_AFTER_SECONDS[status];
}

/** Describes any thrown value as a problem; what is not expected becomes a bare 500. */
export function toProblem(error: unknown, instance: string, correlationId: string): Problem {
  const { status, code, detail, errors = [] } = describe(error);
  const words = code.toLowerCase().split('_');
  const title = words.join(' ');
  return {
    type: TYPE_BASE + words.join('-'),
    title: title[0].toUpperCase() + title.slice(1),
    status,
    detail,
    code,
    instance,
    errors,
    message: detail,
    correlationId,
  };
}

/** A problem in the words of an edition; its code and what it points at stay. */
export function problemIn(problem: Problem, locale: Locale | null): Problem {
  if (!locale) return problem;
  const detail = inEdition(problem.detail, locale);
  const errors = problem.errors.map((one) => ({ ...one, detail: inEdition(one.detail, locale) }));
  return { ...problem, detail, message: detail, errors };
}

function describe(error: unknown): Failure {
  if (error instanceof DomainError) return error;
  if (error instanceof HttpException) return describeHttp(error.getStatus(), error.message);
  if (isDatabaseAway(error)) {
    const detail = 'The database is unavailable right now. Please try again.';
    return { status: 503, code: 'DATABASE_UNAVAILABLE', detail };
  }
  if (UNSTORABLE.includes(codeOf(error))) {
    const detail = 'The request contains text that cannot be stored.';
    return { status: 400, code: 'UNSTORABLE_TEXT', detail };
  }
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return describeHttp(status, (error as Error).message);
  }
  const detail = 'An error has occurred. Please try again later.';
  return { status: 500, code: 'INTERNAL_ERROR', detail };
}

/** Nest's and Fastify's own refusals, in our words. */
function describeHttp(status: number, message: string): Failure {
  const known: Record<number, [string, string]> = {
    400: ['BAD_REQUEST', 'The request could not be read.'],
    404: ['NOT_FOUND', 'There is nothing at this address.'],
    405: ['METHOD_NOT_ALLOWED', 'This address does not allow that method.'],
    408: ['REQUEST_TIMEOUT', 'The request took too long to arrive.'],
    413: ['PAYLOAD_TOO_LARGE', 'The request is larger than allowed.'],
    414: ['ADDRESS_TOO_LONG', 'The address is longer than allowed.'],
    415: ['UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'],
    429: ['TOO_MANY_REQUESTS', 'Too many requests. Please wait a moment.'],
    431: ['HEADERS_TOO_LARGE', 'The headers of the request are larger than allowed.'],
  };
  const [code, detail] = known[status] ?? ['REQUEST_REFUSED', message];
  return { status, code, detail };
}

/** A NUL in a text, a NUL or lone surrogate in JSON, a date that does not exist. */
const UNSTORABLE = ['22021', '22P05', '22P02', '22007', '22008'];

function codeOf(error: unknown): string {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: unknown };
  return String(code ?? (driverError as { code?: unknown } | undefined)?.code);
}

/** Connection refused or lost, server shutting down or starting, too many connections. */
const AWAY_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03'];
const AWAY_TEXT = /connection terminated|timeout exceeded when trying to connect|not queryable/i;

function isDatabaseAway(error: unknown): boolean {
  const { code, message, driverError } = (error ?? {}) as Record<string, unknown>;
  if (driverError && driverError !== error && isDatabaseAway(driverError)) return true;
  if (['53300', '08006', '08001', '08003', ...AWAY_CODES].includes(String(code))) return true;
  return AWAY_TEXT.test(String(message));
}
