import type { MfaType } from './api-types';
import { i18n } from './i18n';

export interface ProblemItem {
  pointer?: string;
  detail?: string;
  errorCode?: string;
  /** Who changed it meanwhile, and when. */
  changed?: { by: string | null; at: string };
}

/** The body of a failed call; a superset of RFC 9457. */
export interface Problem {
  status?: number;
  title?: string;
  detail?: string;
  code?: string;
  message?: string;
  errors?: ProblemItem[];
  correlationId?: string;
  mfaType?: MfaType;
  /** After how many seconds the server asks to be called again; from the header of the answer. */
  retryAfter?: number | null;
}

/** A call that was answered with a status outside 2xx. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
    readonly method: string,
    readonly url: string,
  ) {
    super(problem.detail ?? problem.title ?? `${method} ${url} answered ${status}`);
    this.name = 'ApiError';
  }
}

/** A failure for which a screen has a text of its own. */
export class ShownError extends Error {}

/** Does something; a failure that the server has no sentence for is told in the text of the screen. */
export async function orSaying<T>(text: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new ShownError(text);
  }
}

// Spec 1 §8: the statuses whose own text is never shown.
const SERVER_TROUBLE = [500, 502, 503, 504];

/** Whether nobody answered: neither a refusal nor a defect of the one call. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError ? [502, 503, 504].includes(error.status) : error instanceof TypeError;

/** The text a person reads for a failed call, chosen in the order of Spec 1 §8. */
export function problemMessage(error: unknown): string {
  if (error instanceof DOMException && error.name === 'AbortError') {
    return i18n.t('common:error.cancelled');
  }
  if (error instanceof ShownError) return error.message;
  if (!(error instanceof ApiError)) return i18n.t('common:error.generic');
  if (SERVER_TROUBLE.includes(error.status)) return i18n.t('common:error.server');
  const { detail, errors, message } = error.problem;
  const joined = (errors ?? []).flatMap((item) => item.detail ?? []).join(' ');
  return detail || joined || message || i18n.t('common:error.generic');
}

/** What the expandable part of an error notice shows. */
export function problemDetails(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : String(error);
  const { pathname, searchParams } = new URL(error.url, location.origin);
  const query = [...searchParams].map(([key, value]) => `${key}=${value}`);
  return [
    i18n.t('common:error.api'),
    `${error.method} ${pathname}`,
    ...query,
    JSON.stringify(error.problem, null, 2),
  ].join('\n');
}

/** Whether a write was refused because somebody else has changed the row meanwhile. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem.code === 'STALE';

/** Whether the server looked at a request and said no; anything else may go well the next time. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !isTooSoon(error);

/** Whether a call came after too many others. */
export const isTooSoon = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429;

/** Whether something does not exist for this person: the server tells the two cases alike. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404].includes(error.status);
