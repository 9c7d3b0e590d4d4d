import { requireBuilt } from '../start/services.mjs';
import { toJson } from './files.mjs';

/** Every generated file that belongs to no service alone, by its path. */
export function commonFiles() {
  const { configTable } = requireBuilt('libs/platform/src/index.js');
  const { asyncApiDocument } = requireBuilt('libs/contracts/src/index.js');
  return new Map([
    ['openapi/asyncapi.json', toJson(asyncApiDocument())],
    ['docs/configuration.md', toTable(configTable())],
  ]);
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
