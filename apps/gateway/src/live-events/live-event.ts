import type { CloudEvent } from '@palisade/contracts';
import type { Audience } from '../domain/audience';

/** What a browser hears of an event: no money and no names, the console reads the row again. */
export interface LiveEvent {
  id: string;
  type: string;
  subject: string;
  /** ISO 8601. */
  time: string;
  number?: string;
  status?: string;
  action?: string;
}

/** A live event as it is kept, with those who may hear it. */
export interface StoredLiveEvent {
  sequence: string;
  id: string;
  type: string;
  subject: string;
  time: Date;
  audience: Audience;
  facts: Pick<LiveEvent, 'number' | 'status' | 'action'>;
}

/** The number, status and action that an event tells of its subject. */
export function factsOf(event: CloudEvent): StoredLiveEvent['facts'] {
  const data = event.data as unknown as Record<string, unknown>;
  const head = (data.quoteHead ?? data.policyHead ?? {}) as Record<string, unknown>;
  const facts = {
    number: head.quoteNumber ?? head.policyNumber ?? data.claimNumber ?? data.invoiceNumber,
    status: head.status ?? data.status ?? data.to,
    action: data.action,
  };
  const shown = Object.entries(facts).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(shown) as StoredLiveEvent['facts'];
}

/** The event as it goes to a browser. */
export function toLiveEvent({ id, type, subject, time, facts }: StoredLiveEvent): LiveEvent {
  return { id, type, subject, time: time.toISOString(), ...facts };
}
