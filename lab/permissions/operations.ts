import type { Described } from '../../tools/examples/operations.mjs';
import { readDocument } from '../../tools/examples/operations.mjs';
import { serverApps } from '../../tools/workspace.mjs';

// An id that no row has: whoever is let in finds nothing to change.
const NO_ROW = '01900000-0000-7000-8000-00000000dead';

/** An operation with what it needs; `permissions` is null for a public one. */
export interface Need {
  service: string;
  name: string;
  method: string;
  address: string;
  hasBody: boolean;
  permissions: string[] | null;
  isOpenToLinks: boolean;
}

/** Every operation of the OpenAPI documents with what it needs. */
export function readNeeds(): Need[] {
  return serverApps().flatMap((service) =>
    Object.entries(readDocument(service).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        needOf(service, path, method.toUpperCase(), operation),
      ),
    ),
  );
}

function needOf(service: string, path: string, method: string, operation: Described): Need {
  return {
    service,
    name: `${method} ${path}`,
    method,
    // What is not known to the query is refused by whoever reads one, after the guard.
    address: `${path.replace(/\{[^}]+\}/g, NO_ROW)}?unknown=1`,
    hasBody: operation.requestBody !== undefined,
    permissions: operation['x-permissions'] ?? null,
    isOpenToLinks: operation['x-open-to-links'] === true,
  };
}
