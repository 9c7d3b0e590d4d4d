// node tools/generate/write-document.mjs <service>: the OpenAPI document of a service, of its code and of
// what was recorded of its calls.
import fs from 'node:fs';
import { runCommand } from '../advice.mjs';
import { requireBuilt } from '../start/services.mjs';
import { inRoot } from '../workspace.mjs';
import { withExamples } from './examples.mjs';
import { toJson, write } from './files.mjs';
import { withMachines } from './machines.mjs';
import { madeDocument, SCOPES } from './made.mjs';
import { withNullableReferences } from './nullable.mjs';
import { tagsOf } from './tags.mjs';

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  const { openApiDocument } = requireBuilt('libs/platform/src/index.js');
  const { service } = requireBuilt(`apps/${name}/src/main.js`);
  const metadata = requireBuilt(`apps/${name}/src/metadata.js`).default;
  const scopes = JSON.parse(fs.readFileSync(inRoot(SCOPES), 'utf8'));
  const written = withoutUnused(await openApiDocument(service, metadata));
  const tagged = withNullableReferences({ ...written, tags: tagsOf(written) });
  const document = withExamples(withMachines(tagged, scopes), recordedExamples(name));
  write([[madeDocument(name), toJson(document)]]);
});

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
