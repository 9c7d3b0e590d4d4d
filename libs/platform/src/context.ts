import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './access/actor';
import type { TraceContext } from './http/trace-context';

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
  /** The caller asked for a list as CSV. */
  wantsCsv?: boolean;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs work inside a context. */
export function runInContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** The context of the running request or event; undefined outside both. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}
