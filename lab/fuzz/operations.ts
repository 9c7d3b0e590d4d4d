import fs from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { inRoot, serverApps } from '../../tools/workspace.mjs';

const PROBLEM = 'application/problem+json';

/** Every operation of the services' documents, each with a check for each answer it promises. */
export function readOperations() {
  return serverApps().flatMap((service) => {
    const file = `${service}.json`;
    const document = JSON.parse(fs.readFileSync(inRoot('openapi', file), 'utf8'));
    return operationsOf(file, document);
  });
}

/** Every operation of one document, with these checks. */
export function operationsOf(file, document) {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema({ $id: file, ...document });
  const compiled = new Map();
  const check = ($ref) => {
    if (!compiled.has($ref)) compiled.set($ref, ajv.compile({ $ref }));
    return compiled.get($ref);
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      file,
      document,
      path,
      operation,
      method: method.toUpperCase(),
      name: `${method.toUpperCase()} ${path}`,
      parameters: operation.parameters ?? [],
      /** A check of a schema of this document, for instance of a body that is sent. */
      checkOf: (schema) => ajv.compile(within(file, schema)),
      checks: checksOf(operation, {
        file,
        document,
        check,
        pointer: `${file}#/paths/${escaped(path)}/${method}/responses`,
      }),
    })),
  );
}

/** A schema whose references lead into a document. */
const within = (file, schema) =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${file}#`));

const escaped = (part) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('%7E', '~');

/** By status and media type: a check of the body, or null where any bytes will do. */
function checksOf(operation, { file, document, check, pointer }) {
  const checks = {};
  for (const [status, response] of Object.entries(operation.responses)) {
    checks[status] = {};
    const at = response.$ref ? `${file}${response.$ref}` : `${pointer}/${status}`;
    for (const type of Object.keys(resolve(document, response).content ?? {})) {
      const isJson = type === 'application/json' || type === PROBLEM;
      checks[status][type] = isJson ? check(`${at}/content/${escaped(type)}/schema`) : null;
    }
  }
  return checks;
}

/** A part of a document with its reference followed. */
export function resolve(document, part) {
  if (!part?.$ref) return part;
  return part.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key], document);
}
