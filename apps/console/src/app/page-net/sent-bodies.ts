import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { operationAt } from './answers';
import type { Write } from './open-page';

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
const known = new Set<string>();

const pointerPart = (text: string): string =>
  encodeURIComponent(text.replace(/~/g, '~0').replace(/\//g, '~1'));

/** What the document of an operation has against what was sent to it. */
export function faultsOf({ body, ...asked }: Write): string[] {
  const operation = operationAt(asked);
  if (!operation) return [`There is no ${asked.operationId}.`];
  if (body === undefined) return [];
  const { file, address, method } = operation;
  if (!known.has(file)) ajv.addSchema(JSON.parse(readFileSync(`openapi/${file}`, 'utf8')), file);
  known.add(file);
  const content = [
    'paths',
    address,
    method,
    'requestBody',
    'content',
    'application/json',
    'schema',
  ];
  const check = ajv.getSchema(`${file}#/${content.map(pointerPart).join('/')}`);
  if (!check || check(body)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
