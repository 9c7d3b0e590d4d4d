import type { CloudEvent, EventType } from './catalogue';
import { EVENTS, typesOf } from './catalogue';
import type { JsonSchema } from './schema';
import { minorUnits } from './schema';

const MINOR_UNITS = 100;

/** Never told outside: they hold ids of tenants that the receiver has nothing to do with. */
const INSIDE_ONLY = ['scope'];

/** Whether an event is told to webhooks. */
export const isWebhookType = (type: EventType): boolean => EVENTS[type].out.includes('webhook');

/** The types that are told to webhooks, each with the JSON Schema of its `data` outside. */
export const webhookTypes = (): { type: EventType; version: number; schema: JsonSchema }[] =>
  typesOf('webhook').map((type) => ({
    type,
    version: Number(/\.v(\d+)$/.exec(type)?.[1]),
    schema: outsideSchema(EVENTS[type].schema),
  }));

/** The `data` of an event as it is told outside: money as decimal numbers, no row scope. */
export function webhookData({ type, data }: CloudEvent): Record<string, unknown> {
  const shown = outside(data, EVENTS[type].schema) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(shown).filter(([key]) => !INSIDE_ONLY.includes(key)));
}

const isMoney = (schema: JsonSchema): boolean =>
  schema['description'] === minorUnits.json['description'];

/** The schemas of an object's fields; an object that may be null has those of the object. */
function fieldsOf(schema: JsonSchema): Record<string, JsonSchema> | undefined {
  return present(schema)['properties'] as Record<string, JsonSchema> | undefined;
}

const present = (schema: JsonSchema): JsonSchema =>
  (schema['anyOf'] as JsonSchema[] | undefined)?.[0] ?? schema;

function outside(value: unknown, schema: JsonSchema): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === 'number') return isMoney(present(schema)) ? value / MINOR_UNITS : value;
  if (Array.isArray(value)) {
    const items = (present(schema)['items'] ?? {}) as JsonSchema;
    return value.map((item) => outside(item, items));
  }
  if (typeof value !== 'object') return value;
  const fields = fieldsOf(schema) ?? {};
  const shaped = Object.entries(value).map(([key, field]) => [
    key,
    outside(field, fields[key] ?? {}),
  ]);
  return Object.fromEntries(shaped);
}

function outsideSchema(schema: JsonSchema): JsonSchema {
  if (isMoney(schema))
    return { type: 'number', description: 'currency units, at most two decimals' };
  const { properties, required, items, anyOf, ...rest } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    items?: JsonSchema;
    anyOf?: JsonSchema[];
  };
  const shown = Object.entries(properties ?? {}).filter(([key]) => !INSIDE_ONLY.includes(key));
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(shown.map(([key, field]) => [key, outsideSchema(field)])),
      required: (required ?? []).filter((key) => !INSIDE_ONLY.includes(key)),
    }),
    ...(items && { items: outsideSchema(items) }),
    ...(anyOf && { anyOf: anyOf.map(outsideSchema) }),
  };
}
