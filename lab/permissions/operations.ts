import { serverApps } from '../../tools/workspace.mjs';
import type { Described } from '../../tools/examples/operations.mjs';
import { readDocument } from '../../tools/examples/operations.mjs';
import type { NeedRow } from './needs';
import { readNeedRows } from './needs';

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
  /** No key calls it. */
  isPeopleOnly: boolean;
}

/** An operation of a document, whoever may call it. */
interface Operation {
  service: string;
  path: string;
  method: string;
  described: Described;
}

/**
 * Every operation of the OpenAPI documents with what the hand-kept table says it needs; throws with
 * the names of operations without a row and of rows without an operation.
 */
export function readNeeds(): Need[] {
  return joinNeeds(readOperations(), readNeedRows());
}

/** What the documents say of each operation, in the form of the table's rows. */
export function describedNeeds(): Pick<NeedRow, 'operation' | 'needs' | 'links'>[] {
  return readOperations().map(({ method, path, described }) => ({
    operation: `${method} ${path}`,
    needs: described['x-permissions']?.join(' ') ?? 'public',
    links: linksOf(described),
  }));
}

function linksOf(described: Described): string {
  if (described['x-people-only']) return 'people';
  return described['x-open-to-links'] ? 'yes' : '';
}

/** Operations beside their rows; throws when one is without the other. */
export function joinNeeds(operations: readonly Operation[], rows: readonly NeedRow[]): Need[] {
  const rowOf = new Map(rows.map((row) => [row.operation, row]));
  const names = operations.map(({ method, path }) => `${method} ${path}`);
  const without = names.filter((name) => !rowOf.has(name));
  const gone = [...rowOf.keys()].filter((name) => !names.includes(name));
  if (without.length || gone.length) {
    throw new Error(
      `lab/permissions/needs.csv: no row of ${without.join(', ') || 'none'}; no operation of ${gone.join(', ') || 'none'}.`,
    );
  }
  return operations.map((operation, at) => needOf(operation, rowOf.get(names[at]) as NeedRow));
}

function readOperations(): Operation[] {
  return serverApps().flatMap((service) =>
    Object.entries(readDocument(service).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        service,
        path,
        method: method.toUpperCase(),
        described,
      })),
    ),
  );
}

function needOf({ service, path, method, described }: Operation, row: NeedRow): Need {
  return {
    service,
    name: row.operation,
    method,
    // What is not known to the query is refused by whoever reads one, after the guard.
    address: `${path.replace(/\{[^}]+\}/g, NO_ROW)}?unknown=1`,
    hasBody: described.requestBody !== undefined,
    permissions: row.needs === 'public' ? null : row.needs.split(' '),
    isOpenToLinks: row.links === 'yes',
    isPeopleOnly: row.links === 'people',
  };
}
