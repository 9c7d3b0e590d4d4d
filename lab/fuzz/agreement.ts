import { listen } from '../../tools/demo/caller.mjs';
import { finderOf } from '../../tools/examples/find-operation.mjs';
import type { Document } from '../../tools/examples/operations.mjs';
import { operationsOf } from '../../tools/examples/operations.mjs';
import { disagreement } from './judge';

/** How answers differ from their document, and the names of the calls that were compared. */
export interface Comparison {
  differences: Set<string>;
  compared: Set<string | undefined>;
  stop: () => void;
}

/** Compares every answer that callers hear from now on with the document that a stack serves. */
export async function compareWithServed(url: string): Promise<Comparison> {
  const served = await fetch(`${url}/api/docs/openapi.json`);
  const find = finderOf(operationsOf('openapi.json', (await served.json()) as Document));
  const differences = new Set<string>();
  const compared = new Set<string | undefined>();
  const stop = listen(({ method, path, status, type, answer }) => {
    const operation = find(method, path);
    const plainType = type?.split(';')[0] ?? '';
    const wrong = operation
      ? disagreement(operation, { status, type: plainType, body: answer })
      : 'is not documented';
    if (wrong) differences.add(`${method} ${operation?.path ?? path} ${wrong}`);
    compared.add(operation?.name);
  });
  return { differences, compared, stop };
}
