import fs from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { requireBuilt } from '../start/services.mjs';
import { inRoot, serverApps } from '../workspace.mjs';
import { withExamples } from './examples.mjs';
import { joinDocuments } from './join.mjs';
import { withMachines } from './machines.mjs';
import { withNullableReferences } from './nullable.mjs';
import { tagsOf } from './tags.mjs';

const NOTICE = '// Generated from the OpenAPI document by `npm run generate`. Do not edit.\n\n';

/** Every generated file of the checkout, by its path. */
export async function generateAll() {
  const { configTable, openApiDocument, SERVICE_NAMES } = requireBuilt(
    'libs/platform/src/index.js',
  );
  const { machineScopes } = requireBuilt('apps/auth/src/domain/actions/make-api-key.js');
  const files = new Map();
  const documents = {};
  for (const name of serverApps().filter((app) => SERVICE_NAMES.includes(app))) {
    const { service } = requireBuilt(`apps/${name}/src/main.js`);
    const metadata = requireBuilt(`apps/${name}/src/metadata.js`).default;
    const written = withoutUnused(await openApiDocument(service, metadata));
    const tagged = withNullableReferences({ ...written, tags: tagsOf(written) });
    const document = withMachines(tagged, machineScopes());
    files.set(`libs/clients/${name}/src/generated/schema.ts`, await toTypes(document));
    documents[name] = withExamples(document, recordedExamples(name));
    files.set(`openapi/${name}.json`, toJson(documents[name]));
  }
  files.set('openapi/openapi.json', toJson(await joinDocuments(documents)));
  const { asyncApiDocument } = requireBuilt('libs/contracts/src/index.js');
  files.set('openapi/asyncapi.json', toJson(asyncApiDocument()));
  files.set('docs/configuration.md', toTable(configTable()));
  return files;
}

/** A service without calls uses none of the components that every other one does. */
function withoutUnused({ components, ...document }) {
  const hasCalls = Object.keys(document.paths).length > 0;
  return hasCalls ? { ...document, components } : document;
}

/** What `npm run record:examples` wrote down. */
function recordedExamples(name) {
  const file = inRoot('openapi/examples', `${name}.json`);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}

async function toTypes(document) {
  // A copy, because the generator resolves references in place.
  return NOTICE + astToString(await openapiTS(withoutCsv(structuredClone(document))));
}

/** Our clients read lists as JSON; whoever wants CSV asks for it by a header and gets text. */
function withoutCsv(document) {
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    for (const { content } of Object.values(operation.responses)) {
      if (content?.['application/json']) delete content['text/csv'];
    }
  }
  return document;
}

function toJson(document) {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function toTable(rows) {
  const cell = (text) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);
  return [
    '# Configuration',
    '',
    'Every environment variable that the services read, and nothing else configures them. A bad',
    'value stops the start with a sentence that names it. Generated from',
    '`libs/platform/src/config/config.ts` by `npm run generate`.',
    '',
    '| Variable | Default | Meaning |',
    '|---|---|---|',
    ...rows.map((row) => `| ${cell(row.name)} | ${cell(row.default)} | ${row.description} |`),
    '',
  ].join('\n');
}
