import fs from 'node:fs';
import { inRoot, serverApps } from '../../tools/workspace.mjs';

// An id that no row has: whoever is let in finds nothing to change.
const NO_ROW = '01900000-0000-7000-8000-00000000dead';

/** Every operation of the OpenAPI documents with what it needs. */
export function readNeeds() {
  return serverApps().flatMap((service) => {
    const document = JSON.parse(fs.readFileSync(inRoot('openapi', `${service}.json`), 'utf8'));
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        needOf(service, path, method.toUpperCase(), operation),
      ),
    );
  });
}

function needOf(service, path, method, operation) {
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
