import fs from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { inRoot, list } from '../workspace.mjs';

const PROBLEM = 'application/problem+json';

/** Every operation of the OpenAPI documents, each with a check for each answer it promises. */
export function readOperations() {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  return list('openapi')
    .map((file) => [file, JSON.parse(fs.readFileSync(inRoot('openapi', file), 'utf8'))])
    .filter(([, document]) => document.openapi)
    .flatMap(([file, document]) => {
      ajv.addSchema({ $id: file, ...document });
      return operationsOf(file, document).map((operation) => ({
        ...operation,
        checks: checksOf(ajv, operation),
      }));
    });
}

function operationsOf(file, document) {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ file, document, path, operation, method: method.toUpperCase() },
      name: `${method.toUpperCase()} ${path}`,
      parameters: operation.parameters ?? [],
      pointer: `${file}#/paths/${escaped(path)}/${method}/responses`,
    })),
  );
}

const escaped = (part) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('%7E', '~');

/** By status and media type: a check of the body, or null where any bytes will do. */
function checksOf(ajv, { operation, pointer }) {
  const checks = {};
  for (const [status, response] of Object.entries(operation.responses)) {
    checks[status] = {};
    for (const type of Object.keys(response.content ?? {})) {
      const isJson = type === 'application/json' || type === PROBLEM;
      const $ref = `${pointer}/${status}/content/${escaped(type)}/schema`;
      checks[status][type] = isJson ? ajv.compile({ $ref }) : null;
    }
  }
  return checks;
}

/** A schema with its reference followed. */
export function resolve(document, schema) {
  if (!schema?.$ref) return schema;
  return schema.$ref
    .slice(2)
    .split('/')
    .reduce((part, key) => part[key], document);
}
