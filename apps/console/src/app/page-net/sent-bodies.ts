import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { operationAt } from './answers';
import type { Write } from './open-page';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
}

interface Document {
  paths: Record<string, Record<string, { requestBody?: RequestBody }>>;
  components: { schemas: Record<string, Schema> };
}

interface RequestBody {
  required?: boolean;
  content: Record<string, { schema?: Schema }>;
}

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
const documents = new Map<string, Document>();

function documentOf(file: string): Document {
  const known = documents.get(file);
  if (known) return known;
  const document = JSON.parse(readFileSync(`openapi/${file}`, 'utf8')) as Document;
  ajv.addSchema(document, file);
  documents.set(file, document);
  return document;
}

const pointerPart = (text: string): string =>
  encodeURIComponent(text.replace(/~/g, '~0').replace(/\//g, '~1'));

/** What the document of an operation has against what was sent to it; of a form with files nothing. */
export function faultsOf({ body, ...asked }: Write): string[] {
  const operation = operationAt(asked);
  if (!operation) return [`There is no ${asked.operationId}.`];
  const { file, address, method } = operation;
  const { paths, components } = documentOf(file);
  const wanted = paths[address][method].requestBody;
  const schema = wanted?.content['application/json']?.schema;
  if (body === undefined) return schema && wanted.required ? ['It has no body.'] : [];
  if (!schema) return ['It takes no body.'];
  const path = ['paths', address, method, 'requestBody', 'content', 'application/json', 'schema'];
  const check = ajv.getSchema(`${file}#/${path.map(pointerPart).join('/')}`);
  if (!check) return ['Its body has no schema.'];
  const known = schema.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
  const isOpen = !known.properties || known.additionalProperties !== undefined;
  const foreign = Object.keys(body as object).filter((field) => !known.properties?.[field]);
  return [
    ...(check(body) ? [] : (check.errors ?? [])).map((one) => `${one.instancePath} ${one.message}`),
    ...(isOpen ? [] : foreign.map((field) => `${field} is no field of it.`)),
  ];
}
