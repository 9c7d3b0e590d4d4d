import fs from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { inRoot, serverApps } from '../workspace.mjs';

const PROBLEM = 'application/problem+json';

/**
 * A schema of a document, or a reference to one.
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {unknown} [const]
 * @property {unknown[]} [enum]
 * @property {Schema[]} [oneOf]
 * @property {Schema[]} [anyOf]
 * @property {Schema[]} [allOf]
 * @property {string | string[]} [type]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {Schema} [items]
 * @property {number} [minItems]
 * @property {number} [maxItems]
 * @property {number} [minimum]
 * @property {number} [maximum]
 * @property {string} [format]
 * @property {number} [maxLength]
 */

/** @typedef {{ name: string, in: string, required?: boolean, schema: Schema }} Parameter */

/**
 * What a body or an answer holds, by its media type.
 * @typedef {{ $ref?: string, content?: Record<string, { schema: Schema }> }} Body
 */

/**
 * What a document says of an operation.
 * @typedef {object} Described
 * @property {string} operationId
 * @property {string} summary
 * @property {string} description
 * @property {Parameter[]} [parameters]
 * @property {Body} [requestBody]
 * @property {Record<string, Body>} responses
 * @property {object[]} [security]
 * @property {string[]} [x-permissions]
 * @property {boolean} [x-open-to-links]
 * @property {boolean} [x-people-only]
 */

/** @typedef {{ paths: Record<string, Record<string, Described>> }} Document */

/** @typedef {import('ajv').ValidateFunction} Check */

/**
 * An operation with a check for each answer that it promises, by status and media type: null where
 * any bytes will do. `checkOf` makes a check of a schema of its document, for instance of a body that
 * is sent.
 * @typedef {object} Operation
 * @property {string} file
 * @property {Document} document
 * @property {string} path
 * @property {Described} operation
 * @property {string} method
 * @property {string} name
 * @property {Parameter[]} parameters
 * @property {(schema: Schema) => Check} checkOf
 * @property {Record<string, Record<string, Check | null>>} checks
 */

/** Where the documents are; elsewhere while operations are planted in them. */
const FOLDER = process.env.OPENAPI_DIR ?? inRoot('openapi');

/**
 * The document of a service.
 * @param {string} service
 * @returns {Document}
 */
export const readDocument = (service) =>
  JSON.parse(fs.readFileSync(path.join(FOLDER, `${service}.json`), 'utf8'));

/** Every operation of the services' documents, each with a check for each answer it promises. */
export function readOperations() {
  return serverApps().flatMap((service) => operationsOf(`${service}.json`, readDocument(service)));
}

/**
 * Every operation of one document, with these checks.
 * @param {string} file
 * @param {Document} document
 * @returns {Operation[]}
 */
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

/**
 * A part of a document with its reference followed.
 * @template T
 * @param {object} document
 * @param {T} part
 * @returns {T}
 */
export function resolve(document, part) {
  if (!part?.$ref) return part;
  return part.$ref
    .slice(2)
    .split('/')
    .reduce((found, key) => found[key], document);
}
