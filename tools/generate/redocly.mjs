import { Advice } from '../advice.mjs';
import { runStep } from '../run-step.mjs';
import { inRoot, list } from '../workspace.mjs';

export const REDOCLY = inRoot('node_modules/@redocly/cli/bin/cli.js');
/** It neither tells anybody that it runs nor asks for a newer one. */
export const REDOCLY_ENV = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};
const RULES = 'tools/generate/redocly.yaml';

/** Throws what redocly says about the OpenAPI documents; its rules know no warnings. */
export async function lintDocuments() {
  const parts = list('openapi').filter(
    (file) => file.endsWith('.json') && file !== 'asyncapi.json',
  );
  const documents = [...parts.map((file) => `openapi/${file}`), 'dist/openapi/openapi.json'];
  const args = [REDOCLY, 'lint', ...documents, '--config', RULES, '--format', 'stylish'];
  const { code, output } = await runStep('', process.execPath, args, { env: REDOCLY_ENV });
  if (code === 0) return;
  // What it says about the documents lies between its own notices.
  const said = output.split('\n').filter((line) => /^\s*(\d+:\d+|\S*openapi\/\S+:$)/.test(line));
  throw new Advice(
    `redocly refuses the documents:\n${said.join('\n') || output}`,
    output.includes('media-type-examples')
      ? 'npm run record:examples -- <suite that makes the call>, then npm run generate'
      : 'npm run generate',
  );
}
