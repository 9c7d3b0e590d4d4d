import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** What is read of an OpenAPI document here. */
export interface ListDocument {
  paths: Record<string, Record<string, { responses?: Responses }>>;
  components?: { schemas?: Record<string, Schema> };
}
type Responses = Record<string, { content?: Record<string, { schema?: Schema }> }>;

const read = new Map<string, Promise<ListDocument>>();

/** The document of a service in the folder of all, read once; without calls where there is none. */
export function documentOf(service: string, folder: string): Promise<ListDocument> {
  const file = path.join(folder, `${service}.json`);
  const found = read.get(file) ?? load(file).catch(() => ({ paths: {} }));
  read.set(file, found);
  return found;
}

const load = async (file: string): Promise<ListDocument> =>
  JSON.parse(await readFile(file, 'utf8')) as ListDocument;

/** The columns of a list, also of one that found nothing: the fields of its rows, as documented. */
export function documentedColumns(document: ListDocument, method: string, route: string): string[] {
  const address = shapeOf(route);
  const found = Object.entries(document.paths).find(([known]) => shapeOf(known) === address);
  const operation = found?.[1][method.toLowerCase()];
  const schema = operation?.responses?.['200']?.content?.['application/json']?.schema;
  const resolve = (part?: Schema): Schema | undefined => {
    const name = [part, ...(part?.allOf ?? []), ...(part?.anyOf ?? [])].find((one) => one?.$ref);
    return name ? document.components?.schemas?.[name.$ref?.split('/').pop() ?? ''] : part;
  };
  const row = resolve(resolve(resolve(schema)?.properties?.content)?.items);
  return Object.entries(row?.properties ?? {}).flatMap(([field, part]) => {
    const { properties } = resolve(part) ?? {};
    // What has a name is known by it.
    if (!properties || 'name' in properties) return [field];
    return Object.keys(properties).map((one) => `${field}.${one}`);
  });
}

/** An address without the names of its parameters: `:id` in routes, `{id}` in documents. */
const shapeOf = (address: string): string => address.replace(/:\w+|\{\w+\}/g, '{}');
