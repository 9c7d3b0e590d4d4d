import type { InferFields, JsonSchema } from './schema';
import { anything, dateTime, nullable, object, oneOf, str, uuid } from './schema';

const attributes = {
  specversion: oneOf('1.0'),
  /** UUIDv7; the inbox knows a repeat by it. */
  id: uuid,
  /** The publishing service, for example `/quote`. */
  source: str(40),
  /** Id of the aggregate; order holds for one subject only. */
  subject: str(253),
  /** Instant of the cause, ISO 8601 in UTC. */
  time: dateTime,
  datacontenttype: oneOf('application/json'),
  /** The organisation in whose name it happened; null for the platform itself. */
  tenant: nullable(uuid),
  /** Id of the user or API key that caused it, or `system`. */
  actor: str(100),
  /** One id for everything that follows from one request. */
  correlationId: str(100),
  /** Id of the event that led to this one; null when a request did. */
  causationId: nullable(uuid),
};

/** Only where traces are exported. */
const whileTraced = {
  /** The span that published it (CloudEvents' extension for distributed tracing). */
  traceparent: str(55),
};

/** The CloudEvents 1.0 envelope as JSON Schema (draft 2020-12); `data` is checked by its type. */
export const ENVELOPE_SCHEMA: JsonSchema = object(
  { ...attributes, type: str(80), data: anything },
  'Envelope',
  whileTraced,
).json;

/** The CloudEvents 1.0 envelope, with our attributes beside the standard ones. */
export type EventEnvelope<Type extends string = string, Data = unknown> = Readonly<
  InferFields<typeof attributes> & Partial<InferFields<typeof whileTraced>>
> & { readonly type: Type; readonly data: Data };
