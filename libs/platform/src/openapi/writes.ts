import type { OpenAPIObject } from '@nestjs/swagger';

/** Names the calls that change nothing, for the document. */
export const COMPUTES = 'x-computes';

const WRITES = ['post', 'put', 'patch', 'delete'];

const PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Names this call: sent again with the same key it does nothing, and answers as it did first.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The ETag of the row as it was read: 412 when it was changed since, with what changed, when ' +
      'and by whom.',
    schema: { type: 'string' },
  },
} as const;

interface Operation {
  parameters?: object[];
  [COMPUTES]?: boolean;
}

/** Adds the headers that every write takes, and those that write to a row of their address. */
export function describeWrites(document: OpenAPIObject): OpenAPIObject {
  const used = new Set<keyof typeof PARAMETERS>();
  const add = (operation: Operation, name: keyof typeof PARAMETERS): void => {
    used.add(name);
    const reference = { $ref: `#/components/parameters/${name}` };
    operation.parameters = [...(operation.parameters ?? []), reference];
  };
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
      if (!WRITES.includes(method) || operation[COMPUTES]) continue;
      add(operation, 'IdempotencyKey');
      if (path.includes('{')) add(operation, 'IfMatch');
    }
  }
  const parameters = [...used].map((name) => [name, PARAMETERS[name]]);
  if (used.size) (document.components ??= {}).parameters = Object.fromEntries(parameters) as never;
  return document;
}
