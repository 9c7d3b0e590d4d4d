import { listen } from '../demo/caller.mjs';
import { disagreement } from '../fuzz/judge.mjs';
import { operationsOf } from '../fuzz/operations.mjs';
import { finderOf } from './find-operation.mjs';

/** Compares every answer that callers hear from now on with the document that a stack serves. */
export async function compareWithServed(url) {
  const served = await fetch(`${url}/api/docs/openapi.json`);
  const find = finderOf(operationsOf('openapi.json', await served.json()));
  const differences = new Set();
  const compared = new Set();
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
