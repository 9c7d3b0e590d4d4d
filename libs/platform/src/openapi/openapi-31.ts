import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

interface Operation {
  security?: Json[];
}

const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'What went wrong (RFC 9457).',
  required: ['type', 'title', 'status', 'detail', 'code', 'instance', 'errors', 'message'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'The sentence for the person.' },
    code: { type: 'string', description: 'Never changes.' },
    instance: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['detail'],
        properties: {
          pointer: { type: 'string', description: 'JSON pointer of the field.' },
          detail: { type: 'string' },
          errorCode: { type: 'string' },
          changed: {
            type: 'object',
            description: 'Who changed it meanwhile, and when.',
            required: ['by', 'at'],
            properties: {
              by: { type: ['string', 'null'] },
              at: { type: 'string', format: 'date-time' },
            },
          },
        },
      },
    },
    message: { type: 'string' },
    correlationId: { type: 'string' },
  },
};

/** Converts a document of Nest (3.0) to 3.1, with the problem among its schemas. */
export function toOpenApi31(document: OpenAPIObject): OpenAPIObject {
  const converted = convert(document) as Json & OpenAPIObject;
  converted.openapi = '3.1.0';
  const schemas = (converted.components ??= {}).schemas ?? {};
  converted.components.schemas = { ...schemas, Problem: PROBLEM_SCHEMA } as typeof schemas;
  for (const item of Object.values(converted.paths)) {
    for (const operation of Object.values(item) as Operation[]) {
      operation.security ??= [];
    }
  }
  return converted;
}

/** `nullable: true` is gone in 3.1: null is a type of its own. */
function convert(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(convert);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).filter(([key, value]) => !isUnreadable(key, value));
  const { nullable, ...rest } = Object.fromEntries(
    entries.map(([key, value]) => [key, convert(value)]),
  );
  if (nullable !== true) return nullable === undefined ? rest : { ...rest };
  if (typeof rest.type === 'string') {
    const values = Array.isArray(rest.enum) ? { enum: [...(rest.enum as unknown[]), null] } : {};
    return { ...rest, ...values, type: [rest.type, 'null'] };
  }
  return { anyOf: [rest, { type: 'null' }] };
}

/** Many tools read a pattern without the flag that \p{L} takes, and refuse what we accept. */
const isUnreadable = (key: string, value: unknown): boolean =>
  key === 'pattern' && typeof value === 'string' && value.includes('\\p{');
