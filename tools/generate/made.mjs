import fs from 'node:fs';
import { filesBelow } from '../build/fingerprint.mjs';
import { inRoot, serverApps } from '../workspace.mjs';

/** Where the targets of a service put what they make of its code. */
export const madeDocument = (service) => `dist/documents/${service}.json`;
export const madeClient = (service) => `dist/clients/${service}/schema.ts`;
export const SCOPES = 'dist/documents/machine-scopes.json';

/** What is committed of a service, by its path: as the code says it. */
export function madeFiles(service) {
  const read = (file) => fs.readFileSync(inRoot(file), 'utf8');
  return new Map([
    [`openapi/${service}.json`, read(madeDocument(service))],
    [`libs/clients/${service}/src/generated/schema.ts`, read(madeClient(service))],
  ]);
}

/** Committed documents and clients of services that are gone. */
export function abandonedFiles() {
  const kept = serverApps().join('|');
  const known = new RegExp(
    `^openapi/(${kept}|asyncapi)\\.json$|^libs/clients/(${kept})/src/generated/schema\\.ts$`,
  );
  return [...filesBelow('openapi'), ...filesBelow('libs/clients')].filter(
    (file) => GENERATED.test(file) && !known.test(file),
  );
}

const GENERATED = /^openapi\/[^/]+\.json$|^libs\/clients\/[^/]+\/src\/generated\//;
