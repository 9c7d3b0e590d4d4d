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
  /**
   * What the same call meets once more, after it was done: the status that refuses it, `nothing` where it is
   * answered as done and does nothing, both where its work may be under way or over, or `*` where it is
   * another act of its own.
   */
  twice: string;
  /**
   * The neighbours that it cannot do without: while one is away it answers 503 with when to come again, and
   * changes nothing; `-` for none. No column where the service asks no neighbour.
   */
  away?: string;
  /** What `If-Match` of another state meets: `412`, or `-`. */
  stale: string;
  /** Fields of the body that take anything; `*` for a body that is not asked. */
  free: string;
  /** Why a question does not apply. */
  why: string;
}

/** A row with the addresses that it is about, and the fields of its body with whether each has parts. */
export interface WriteOperation extends WriteRow {
  matches(method: string, address: string): boolean;
  fields: Map<string, boolean>;
}

/** What is read of an OpenAPI document here. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Described {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
interface ApiDocument {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Record<string, Schema> };
}

const APPS = path.join(process.cwd(), 'apps');
const DOCUMENTS = path.join(process.cwd(), 'openapi');
const PARTED = ['object', 'array'];
const kept = new Map<string, WriteOperation[]>();

/** The rows of a service, those with the fewest parameters first; none for a service without a table. */
export function writesOf(service: string): WriteOperation[] {
  const known = kept.get(service);
  if (known) return known;
  const file = path.join(APPS, service, 'writes.csv');
  const rows: WriteRow[] = fs.existsSync(file)
    ? parse(fs.readFileSync(file), { columns: true })
    : [];
  if (!rows.length) return [];
  const document = JSON.parse(
    fs.readFileSync(path.join(DOCUMENTS, `${service}.json`), 'utf8'),
  ) as ApiDocument;
  const operations = rows
    .map((row) => toOperation(row, document))
    .sort((one, other) => placesOf(one) - placesOf(other));
  kept.set(service, operations);
  return operations;
}

function toOperation(row: WriteRow, document: ApiDocument): WriteOperation {
  const [method, template] = row.operation.split(' ');
  const parts = template
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${parts.join('[^/?]+')}/?(\\?.*)?$`);
  const described = document.paths[template]?.[method.toLowerCase()];
  return {
    ...row,
    matches: (asked, address) => asked === method && pattern.test(address),
    fields: fieldsOf(described?.requestBody?.content?.['application/json']?.schema, document),
  };
}

/** The fields of a body, each with whether it is an object or a list. */
function fieldsOf(schema: Schema | undefined, document: ApiDocument): Map<string, boolean> {
  const known = resolve(schema, document);
  return new Map(
    Object.entries(known?.properties ?? {}).map(([name, field]) => [
      name,
      isParted(field, document),
    ]),
  );
}

function isParted(schema: Schema, document: ApiDocument): boolean {
  const { type, properties, allOf = [], anyOf = [], oneOf = [] } = resolve(schema, document) ?? {};
  const parts = [...allOf, ...anyOf, ...oneOf];
  return (
    [type].flat().some((one) => PARTED.includes(one ?? '')) ||
    properties !== undefined ||
    parts.some((part) => isParted(part, document))
  );
}

const resolve = (schema: Schema | undefined, document: ApiDocument): Schema | undefined =>
  schema?.$ref ? document.components?.schemas?.[schema.$ref.split('/').pop() ?? ''] : schema;

const placesOf = ({ operation }: WriteRow): number => operation.split('{').length;
