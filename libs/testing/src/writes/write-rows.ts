import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** Of a column: what its question does not apply to. */
export const NONE = '-';

/** A row of the hand-kept table of what each write of a service does: `apps/<service>/writes.csv`. */
export interface WriteRow {
  /** Method and path, as the documents have it. */
  operation: string;
  /** The suite whose first call that succeeds is asked, without its ending; `-` where none can be. */
  suite: string;
  /** The events that are in the outbox after it, sorted; `-` for none. */
  events: string;
  /** Its activity records, sorted: `action` with `<` for a state before and `>` for one after. */
  records: string;
  /** What the same key answers again: `same`, `secret`, `computes`, or `-`. */
  again: string;
  /** What `If-Match` of another state meets: `412`, or `-`. */
  stale: string;
  /** Fields of the body that take anything; `*` for a body that is not asked. */
  free: string;
  /** Why a question does not apply. */
  why: string;
}

/** A row with the addresses that it is about. */
export interface WriteOperation extends WriteRow {
  matches(method: string, address: string): boolean;
}

const APPS = path.join(process.cwd(), 'apps');
const kept = new Map<string, WriteOperation[]>();

/** The rows of a service, those with the fewest parameters first; none for a service without a table. */
export function writesOf(service: string): WriteOperation[] {
  const known = kept.get(service);
  if (known) return known;
  const file = path.join(APPS, service, 'writes.csv');
  const rows: WriteRow[] = fs.existsSync(file)
    ? parse(fs.readFileSync(file), { columns: true })
    : [];
  const operations = rows.map(toOperation).sort((one, other) => placesOf(one) - placesOf(other));
  kept.set(service, operations);
  return operations;
}

function toOperation(row: WriteRow): WriteOperation {
  const [method, template] = row.operation.split(' ');
  const parts = template
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('[^/?]+')}/?(\\?.*)?$`);
  return { ...row, matches: (asked, address) => asked === method && pattern.test(address) };
}

const placesOf = ({ operation }: WriteRow): number => operation.split('{').length;
