// node tools/generate/write-client.mjs <service>: the types of its client, of its document. They are
// committed, so they say shapes alone, in the order of their names: words and examples stand in the
// document, and a call that moves changes no line.
import fs from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { runCommand } from '../advice.mjs';
import { inRoot } from '../workspace.mjs';
import { write } from './files.mjs';
import { madeClient, madeDocument } from './made.mjs';

const NOTICE = '// Generated from the OpenAPI document by `npm run generate`. Do not edit.\n\n';
/** What only people read. */
const WORDS = ['description', 'summary', 'title', 'example', 'examples', 'format'];

/** What maps names that we gave to their schemas. */
const NAMED = ['properties', 'schemas', 'paths', 'parameters', 'responses', 'headers', 'content'];

await runCommand(async () => {
  const [name] = process.argv.slice(2);
  const document = JSON.parse(fs.readFileSync(inRoot(madeDocument(name)), 'utf8'));
  const types = await openapiTS(withoutCsv(withoutWords(document)), { alphabetize: true });
  write([[madeClient(name), NOTICE + astToString(types)]]);
});

/** Our clients read lists as JSON; whoever wants CSV asks for it by a header and gets text. */
function withoutCsv(document) {
  for (const operation of Object.values(document.paths).flatMap(Object.values)) {
    for (const { content } of Object.values(operation.responses)) {
      if (content?.['application/json']) delete content['text/csv'];
    }
  }
  return document;
}

/** A part of the document without what only people read; a property may have the name of such a word. */
function withoutWords(part, isNames = false) {
  if (Array.isArray(part)) return part.map((entry) => withoutWords(entry));
  if (part === null || typeof part !== 'object') return part;
  const kept = Object.entries(part).filter(([key]) => isNames || !WORDS.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, withoutWords(value, !isNames && NAMED.includes(key))]),
  );
}
