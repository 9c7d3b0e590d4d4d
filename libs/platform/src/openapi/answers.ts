import type { OpenAPIObject } from '@nestjs/swagger';
import { ApiExtension } from '@nestjs/swagger';
import { COMPUTES } from './writes';

const REFUSES = 'x-refuses';

/**
 * Documents refusals that do not follow from what a call is, by their status; without words for what
 * the status means everywhere.
 */
export const Refuses = (refusals: Record<number, string>): MethodDecorator =>
  ApiExtension(REFUSES, refusals);

type Json = Record<string, unknown>;

interface Operation {
  parameters?: { in?: string; name?: string; required?: boolean; $ref?: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema } | undefined> };
  responses?: Record<string, Json>;
  security?: object[];
  [COMPUTES]?: boolean;
  [REFUSES]?: Record<string, string>;
}

interface Schema {
  $ref?: string;
  properties?: object;
}

interface Refusal {
  name: string;
  description: string;
  /** The answer says after how many seconds to try again. */
  isTemporary?: true;
}

/** What a refusal means, wherever a call answers it. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  400: {
    name: 'Invalid',
    description:
      'The address, the query or the body is not as described; `errors` names every field at ' +
      'fault. Nothing was changed.',
  },
  401: {
    name: 'Unauthenticated',
    description: 'No valid token was sent, or one that opens another row only.',
  },
  403: {
    name: 'Forbidden',
    description:
      'The caller holds no permission for it, or must first set up the demanded second factor.',
  },
  404: {
    name: 'NotFound',
    description: 'There is none, or none that the caller may see: both are answered alike.',
  },
  409: {
    name: 'Conflict',
    description:
      'It cannot be done in the state that things are in, or a call with this key is still ' +
      'under way; `code` says which. Nothing was changed.',
  },
  410: { name: 'Gone', description: 'It was there and is over.' },
  412: {
    name: 'Changed',
    description: 'The row was changed since it was read; `errors` says by whom and when.',
  },
  413: { name: 'TooLarge', description: 'The body is larger than this call takes.' },
  415: { name: 'UnsupportedType', description: 'The body is not of the described type.' },
  418: { name: 'PasswordExpired', description: 'The password has expired and must be replaced.' },
  422: {
    name: 'KeyReused',
    description: 'The idempotency key came with another body before. Nothing was changed.',
  },
  429: {
    name: 'TooMany',
    description: 'Too many calls; `Retry-After` says after how many seconds to try again.',
    isTemporary: true,
  },
  503: {
    name: 'Unavailable',
    description:
      'A part that the call needs is away; `Retry-After` says after how many seconds to try again.',
    isTemporary: true,
  },
};

const PROBLEM = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
};

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds.', schema: { type: 'integer', minimum: 1 } },
};

/** Gives every call the refusals that follow from what it is, and those that it names itself. */
export function describeAnswers(document: OpenAPIObject): OpenAPIObject {
  const used = new Set<string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
      const { [REFUSES]: own = {} } = operation;
      delete operation[REFUSES];
      const fields = fieldsOf(operation, document);
      const statuses = [...refusalsOf({ path, method, operation, fields }), ...Object.keys(own)];
      const refusals = statuses.map((status) => {
        const named = operation.responses?.[status] as Json | undefined;
        return [status, named ? beside(named) : refusal(status, own[status], used)];
      });
      operation.responses = { ...operation.responses, ...Object.fromEntries(refusals) };
    }
  }
  const responses = [...used].sort().map((status) => [REFUSALS[status].name, answerOf(status)]);
  if (used.size) (document.components ??= {}).responses = Object.fromEntries(responses) as never;
  return document;
}

interface Call {
  path: string;
  method: string;
  operation: Operation;
  /** Names of what the body holds and of what the query must hold. */
  fields: string[];
}

/** A field that names a row: `id`, `policyId`, `policyNumber`. */
const ROW = /^id$|Id$|^policyNumber$/;

function fieldsOf({ parameters, requestBody }: Operation, document: OpenAPIObject): string[] {
  const inQuery = (parameters ?? []).filter((one) => one.in === 'query' && one.required);
  const schema = requestBody?.content?.['application/json']?.schema;
  const named = document.components?.schemas?.[schema?.$ref?.split('/').pop() ?? ''] as Schema;
  const inBody = Object.keys((named ?? schema)?.properties ?? {});
  return [...inQuery.map(({ name }) => name ?? ''), ...inBody];
}

/** The statuses that follow from the address, the method, the input and the guard of a call. */
function refusalsOf({ path, method, operation, fields }: Call): string[] {
  const isWrite = method !== 'get' && !operation[COMPUTES];
  const parameters = operation.parameters ?? [];
  const takesInput = parameters.some((one) => one.in === 'query' || one.in === 'path');
  const facts: [string, boolean][] = [
    ['400', takesInput || operation.requestBody !== undefined || isWrite],
    ['401', (operation.security ?? []).length > 0],
    ['403', (operation.security ?? []).length > 0],
    ['404', path.includes('{') || fields.some((name) => ROW.test(name))],
    ['409', isWrite],
    ['412', parameters.some(({ $ref }) => $ref?.endsWith('/IfMatch'))],
    ['413', operation.requestBody !== undefined],
    ['415', operation.requestBody !== undefined],
    ['422', isWrite],
    ['429', true],
  ];
  return facts.filter(([, holds]) => holds).map(([status]) => status);
}

/** A reference to what the status means everywhere, unless the call says it in words of its own. */
function refusal(status: string, words: string | undefined, used: Set<string>): Json {
  if (words) return { ...answerOf(status), description: words };
  used.add(status);
  return { $ref: `#/components/responses/${REFUSALS[status].name}` };
}

/** A refusal that a call answers in a form of its own as well. */
const beside = (named: Json): Json => ({
  ...named,
  content: { ...(named.content as Json), ...PROBLEM },
});

function answerOf(status: string): Json {
  const { description, isTemporary } = REFUSALS[status];
  return { description, ...(isTemporary && { headers: RETRY_AFTER }), content: PROBLEM };
}
