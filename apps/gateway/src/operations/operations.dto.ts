import { ApiProperty } from '@nestjs/swagger';
import type { KindOfStuckItem, ServiceState } from '@palisade/platform';

/** How one service stands. */
export class ServiceStateResponse {
  service: string;

  /** Whether the service answers. */
  isUp: boolean;

  /** Whether the service reaches the broker. */
  brokerUp: boolean;

  /** Parts of the service with which something is wrong: `documents` while its store is full. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  troubles: Record<string, string>;

  /** Events that wait for the broker. */
  waiting: number;

  /** For how many seconds the oldest of them has. */
  oldestSeconds: number;

  /** Events that no consumer could handle. Null when unknown. */
  deadLetters: number | null;

  /** Events that the broker would not take, or that wait for too long. */
  stuckEvents: number | null;

  /** Webhook deliveries that were given up. */
  deadDeliveries: number | null;

  /** Mails and text messages that nobody would take. */
  stuckMessages: number | null;

  /** Mails that came in and could not be taken. */
  mailsAside: number | null;

  /** Jobs that were given up. */
  failedJobs: number | null;
}

/** Something that did not get done by itself. */
export class StuckItemResponse {
  kind: 'dead-letter' | 'event' | 'job' | 'mail' | 'message' | 'webhook-delivery';

  id: string;

  /** The type of the event; the kind of the job; whether a message is a mail or a text message. */
  type: string;

  /** What the event is about; the webhook of a delivery; who asked for a job; part of a receiver. */
  subject: string;

  /** How often it was tried; null where nobody counts. */
  attempts: number | null;

  error: string | null;

  /** ISO 8601. */
  since: string;

  /** False for what goes on by itself, once what it waits for is there. */
  isRetryable: boolean;

  /** True for what may be given up for good. */
  isDiscardable: boolean;
}

/** Answer to a retry. */
export class RetriedResponse {
  retried: boolean;
}

/** Answer to a discard. */
export class DiscardedResponse {
  discarded: boolean;
}

/** A service as the operator sees it; without a state it does not answer. */
export function toServiceState(service: string, state?: ServiceState): ServiceStateResponse {
  return {
    service,
    isUp: state !== undefined,
    brokerUp: state?.brokerUp ?? false,
    troubles: troublesOf(state?.parts),
    waiting: state?.waiting ?? 0,
    oldestSeconds: Math.round(state?.oldestSeconds ?? 0),
    deadLetters: state?.stuck['dead-letter'] ?? null,
    stuckEvents: state?.stuck.event ?? null,
    deadDeliveries: state?.stuck['webhook-delivery'] ?? null,
    stuckMessages: state?.stuck.message ?? null,
    mailsAside: state?.stuck.mail ?? null,
    failedJobs: state?.stuck.job ?? null,
  };
}

const troublesOf = (parts: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).filter(([, state]) => state !== 'up'));

/** A stuck thing, as the service told it over HTTP. */
export const toStuckItem = ({ since, ...item }: KindOfStuckItem): StuckItemResponse => ({
  ...(item as Omit<StuckItemResponse, 'since' | 'isDiscardable'>),
  isDiscardable: item.isDiscardable ?? false,
  since: new Date(since).toISOString(),
});
