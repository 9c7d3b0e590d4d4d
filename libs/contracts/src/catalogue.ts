import {
  AGENCY_EVENTS,
  INSURED_ACCOUNT_EVENTS,
  PARTNER_EVENTS,
  TABLE_EVENTS,
} from './account.events';
import { AUTH_EVENTS } from './auth.events';
import { INVOICE_EVENTS, PAYMENT_EVENTS } from './billing.events';
import { BROKER_EVENTS } from './broker.events';
import { CANCELLATION_EVENTS } from './cancellation.events';
import { CERTIFICATE_EVENTS } from './certificate.events';
import { CLAIMS_EVENTS } from './claims.events';
import { COMMISSIONS_EVENTS } from './commissions.events';
import { CONNECTORS_EVENTS } from './connectors.events';
import { DOCS_EVENTS } from './docs.events';
import type { EventEnvelope } from './envelope';
import type { DataOf, Outlet } from './event';
import { FINANCE_EVENTS } from './finance.events';
import { GATEWAY_EVENTS } from './gateway.events';
import { ISSUE_EVENTS, MID_TERM_EVENTS, RENEWAL_EVENTS, TREATY_EVENTS } from './policy.events';
import { ENDED_QUOTE_EVENTS, OPEN_QUOTE_EVENTS } from './quote.events';
import { RATER_EVENTS } from './rater.events';
import { SUBMISSION_EVENTS } from './submission.events';

/** Every event between services, by type. */
export const EVENTS = {
  ...AUTH_EVENTS,
  ...INSURED_ACCOUNT_EVENTS,
  ...AGENCY_EVENTS,
  ...SUBMISSION_EVENTS,
  ...PARTNER_EVENTS,
  ...TABLE_EVENTS,
  ...RATER_EVENTS,
  ...OPEN_QUOTE_EVENTS,
  ...ENDED_QUOTE_EVENTS,
  ...ISSUE_EVENTS,
  ...MID_TERM_EVENTS,
  ...CANCELLATION_EVENTS,
  ...RENEWAL_EVENTS,
  ...TREATY_EVENTS,
  ...BROKER_EVENTS,
  ...CERTIFICATE_EVENTS,
  ...INVOICE_EVENTS,
  ...PAYMENT_EVENTS,
  ...FINANCE_EVENTS,
  ...COMMISSIONS_EVENTS,
  ...DOCS_EVENTS,
  ...CLAIMS_EVENTS,
  ...CONNECTORS_EVENTS,
  ...GATEWAY_EVENTS,
};

/** The type of an event of the catalogue, for example `quote.bound.v1`. */
export type EventType = keyof typeof EVENTS;

/** What `data` of an event type holds. */
export type EventData<T extends EventType> = DataOf<(typeof EVENTS)[T]>;

/** An event of the catalogue in its envelope. */
export type CloudEvent<T extends EventType = EventType> = {
  [Type in T]: EventEnvelope<Type, EventData<Type>>;
}[T];

/** An event before the platform adds its envelope: what a business rule or service publishes. */
export type EventDraft<T extends EventType = EventType> = {
  [Type in T]: { readonly type: Type; readonly data: EventData<Type> };
}[T];

/** Whether a text is the type of an event of the catalogue. */
export const isEventType = (type: string): type is EventType => Object.hasOwn(EVENTS, type);

/** The types that an outlet passes on. */
export const typesOf = (outlet: Outlet): EventType[] =>
  (Object.keys(EVENTS) as EventType[]).filter((type) => EVENTS[type].out.includes(outlet));

/** The subject of an event: the first id of its payload. */
export function subjectOf<T extends EventType>(type: T, data: EventData<T>): string {
  const at = (value: unknown, key: string) => (value as Record<string, unknown>)[key];
  return String(EVENTS[type].subject.reduce(at, data as unknown));
}
