import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, context as spans } from '@opentelemetry/api';
import type { EntityManager } from 'typeorm';
import type { Actor } from './actor';
import type { RequestUnit } from './request-unit';
import type { RowState } from './row-state';
import type { TenantTime } from './tenant-time';
import type { TraceContext } from './trace-context';

/** What the code that serves one request or one event may know about its surroundings. */
export interface RequestContext {
  /** Ties together all log lines, events and records of one request. */
  correlationId: string;
  /** The trace that this request belongs to; absent while an event is handled. */
  trace?: TraceContext;
  /** The event that caused this work, when an event did. */
  causationId?: string;
  /** Who asks; set by the access guard. */
  actor?: Actor;
  /** The browser or program that calls; absent while an event is handled. */
  client?: { address: string; agent: string };
  /** The `timezone` header, as it was sent. */
  timeZone?: string | undefined;
  /** By whose time the work goes; only in sandbox mode. */
  tenantTime?: TenantTime;
  /** The caller asked for a list as CSV. */
  wantsCsv?: boolean;
  /** The transaction that a request with an idempotency key is one of. */
  unit?: RequestUnit;
  /** What the first transaction of a request in steps takes along. */
  onFirstEffect?: (em: EntityManager) => Promise<void>;
  /** The state in which the caller read the row that it changes. */
  ifMatch?: RowState;
  /** The rows that this write is about: its transactions wait for their turn. */
  subjects?: readonly string[];
  /** Activity records that this request wrote, by subject. */
  recorded?: Map<string, number>;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs work inside a context. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** Starts work that outlives the request or event that caused it. */
export function runOutside<T>(work: () => T): T {
  return storage.exit(() => spans.with(ROOT_CONTEXT, work));
}

/** The context of the running request or event; undefined outside both. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}
