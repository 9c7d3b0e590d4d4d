import { EVENTS } from './catalogue';
import { ENVELOPE_SCHEMA } from './envelope';
import type { EventContract } from './event';
import type { Fields, JsonSchema } from './schema';

type Contract = EventContract<string, Fields>;
type Named = Record<string, JsonSchema>;

const refTo = (path: string): JsonSchema => ({ $ref: `#/${path}` });

/** The AsyncAPI 3.0 document of every event: who sends it, who receives it and what for. */
export function asyncApiDocument(): object {
  const contracts: Contract[] = Object.values(EVENTS);
  const schemas: Named = {};
  for (const { type, schema } of contracts) schemas[type] = hoist(schema, schemas);
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Palisade events',
      version: '1.0.0',
      description:
        'Events between the services, in CloudEvents 1.0 envelopes, at least once and in order ' +
        'per subject. Money is in minor units of the currency that the payload names.',
    },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(contracts.map((contract) => [contract.type, channel(contract)])),
    operations: Object.fromEntries(contracts.flatMap(operations)),
    components: {
      messages: Object.fromEntries(contracts.map((contract) => [contract.type, message(contract)])),
      schemas: { Envelope: ENVELOPE_SCHEMA, ...schemas },
    },
  };
}

const channel = ({ type, when }: Contract) => ({
  address: type,
  description: when,
  messages: { [type]: refTo(`components/messages/${type}`) },
});

const message = ({ type, when, out, subject }: Contract) => ({
  name: type,
  title: type,
  summary: when,
  contentType: 'application/json',
  payload: {
    allOf: [
      refTo('components/schemas/Envelope'),
      {
        type: 'object',
        properties: { type: { const: type }, data: refTo(`components/schemas/${type}`) },
      },
    ],
  },
  'x-subject': subject.join('.'),
  'x-outlets': out,
});

function operations({ type, publisher, when, consumers }: Contract): [string, object][] {
  const operation = (action: 'send' | 'receive', service: string, summary: string) => ({
    action,
    channel: refTo(`channels/${type}`),
    summary,
    tags: [{ name: service }],
  });
  return [
    [`${publisher}.send.${type}`, operation('send', publisher, when)],
    ...Object.entries(consumers).map<[string, object]>(([service, does]) => [
      `${service}.receive.${type}`,
      operation('receive', service, does),
    ]),
  ];
}

/** The schema with every titled part moved into `named`, where it is said once. */
function hoist(schema: JsonSchema, named: Named): JsonSchema {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const part = Object.fromEntries(Object.entries(value).map(([key, v]) => [key, walk(v)]));
    const title = part['title'];
    if (typeof title !== 'string') return part;
    named[title] = part;
    return refTo(`components/schemas/${title}`);
  };
  return walk(schema) as JsonSchema;
}
