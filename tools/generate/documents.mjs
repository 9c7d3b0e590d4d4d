import openapiTS, { astToString } from 'openapi-typescript';
import { requireBuilt } from '../start/services.mjs';
import { serverApps } from '../workspace.mjs';
import { withNullableReferences } from './nullable.mjs';

const NOTICE = '// Generated from the OpenAPI document by `npm run generate`. Do not edit.\n\n';

/** Every generated file of the checkout, by its path. */
export async function generateAll() {
  const { configTable, openApiDocument, SERVICE_NAMES } = requireBuilt(
    'libs/platform/src/index.js',
  );
  const files = new Map();
  for (const name of serverApps().filter((app) => SERVICE_NAMES.includes(app))) {
    const { service } = requireBuilt(`apps/${name}/src/main.js`);
    const metadata = requireBuilt(`apps/${name}/src/metadata.js`).default;
    const written = withoutUnused(await openApiDocument(service, metadata));
    const document = withNullableReferences(written);
    files.set(`openapi/${name}.json`, toJson(document));
    files.set(`libs/clients/${name}/src/generated/schema.ts`, await toTypes(document));
  }
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

async function toTypes(document) {
  // A copy, because the generator resolves references in place.
  return NOTICE + astToString(await openapiTS(structuredClone(document)));
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
    '`libs/platform/src/config.ts` by `npm run generate`.',
    '',
    '| Variable | Default | Meaning |',
    '|---|---|---|',
    ...rows.map((row) => `| ${cell(row.name)} | ${cell(row.default)} | ${row.description} |`),
    '',
  ].join('\n');
}
