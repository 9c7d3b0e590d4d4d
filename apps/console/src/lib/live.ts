import { createEventSource, type EventSourceClient } from 'eventsource-client';
import { authorizedFetch } from './authorized-fetch';
import { loadFlags } from './flags';
import { queryClient } from './query-client';

/** The part of a CloudEvent that the console acts on. */
export interface LiveEvent {
  id: string;
  type: string;
  subject: string;
}

/** What the leading tab tells the others; no event means that some may have been missed. */
interface ChannelMessage {
  id: string | undefined;
  event: LiveEvent | null;
}

// Which cached lists and details an event touches, by the noun that its type begins with.
const TOUCHED: Record<string, string> = {
  account: 'accounts',
  quote: 'quotes',
  binder: 'policies',
  policy: 'policies',
  invoice: 'policies',
  'agency-bill': 'policies',
  payment: 'policies',
  finance: 'policies',
  document: 'documents',
  submission: 'submissions',
  mail: 'mails',
  claim: 'claims',
  commission: 'commissions',
  'commission-statement': 'commissions',
  notification: 'notices',
};

// What an event touches beside: quotes offer what another score would cost, or say that one is pending.
const ALSO: Record<string, string> = {
  'account.score-changed.v1': 'quotes',
  'account.scan-changed.v1': 'quotes',
};

/** The first part of the query keys that an event makes stale; none when no screen shows it. */
export const touchedKeys = (type: string): string[] =>
  [TOUCHED[type.split('.')[0] ?? ''], ALSO[type]].filter((key) => key !== undefined);

function react(event: LiveEvent | null): void {
  const touched = event ? touchedKeys(event.type) : Object.values(TOUCHED);
  // A home counts all of them.
  const stale = touched.length > 0 ? [...touched, 'home'] : [];
  if (!event || event.type.startsWith('feature-flag.')) loadFlags().catch(() => undefined);
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey: [queryKey] });
}

/**
 * Follows the live events of a person. One tab of the browser holds the lock and the stream and
 * feeds the others, because HTTP/1.1 allows six connections a host.
 */
export function followEvents(person: string): () => void {
  const name = `palisade.events.${person}`;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const end = new AbortController();
  let lastId: string | undefined;
  let source: EventSourceClient | null = null;

  const lead = () =>
    new Promise<void>((resolve) => {
      source = openStream(lastId, (id, event) => {
        lastId = id ?? lastId;
        channel?.postMessage({ id, event } satisfies ChannelMessage);
        react(event);
      });
      end.signal.addEventListener('abort', () => resolve());
    });

  channel?.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    lastId = data.id ?? lastId;
    react(data.event);
  });
  if ('locks' in navigator) {
    navigator.locks.request(name, { signal: end.signal }, lead).catch(ignoreAbort);
  } else {
    void lead();
  }
  return () => {
    end.abort();
    source?.close();
    channel?.close();
  };
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

function openStream(
  initialLastEventId: string | undefined,
  onEvent: (id: string | undefined, event: LiveEvent | null) => void,
): EventSourceClient {
  let isFirst = true;
  return createEventSource({
    url: new URL('/api/events/v1/stream', location.origin),
    initialLastEventId,
    fetch: (url, init) => authorizedFetch(new Request(url, init as RequestInit)),
    onConnect: () => {
      if (!isFirst) onEvent(undefined, null);
      isFirst = false;
    },
    onMessage: ({ id, data }) => onEvent(id, JSON.parse(data) as LiveEvent),
  });
}
