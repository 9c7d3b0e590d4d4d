// npm run generate: writes openapi/, the types of the clients and docs/configuration.md from the code; each
// service's are made by targets of its own, so only what changed is made anew. With --check nothing is
// written and every committed file that is not what the code says is told.
import fs from 'node:fs';
import { Advice, runCommand } from './advice.mjs';
import { commonFiles } from './generate/common.mjs';
import { refuseStale, write } from './generate/files.mjs';
import { abandonedFiles, madeFiles } from './generate/made.mjs';
import { lintDocuments } from './generate/redocly.mjs';
import { build, nx } from './nx.mjs';
import { inRoot, serverApps } from './workspace.mjs';

const isCheck = process.argv.includes('--check');
const isTask = process.env.NX_TASK_TARGET_PROJECT !== undefined;

await runCommand(async () => {
  if (isTask) await checkCommon();
  else if (isCheck) await run('Comparing', ['run-many', '--targets=freshness']);
  else await generate();
});

/** What belongs to no service alone; the target `freshness` of each service compares its own. */
async function checkCommon() {
  refuseStale(commonFiles(), abandonedFiles());
  await lintDocuments();
}

async function generate() {
  await build();
  await run('Generating', ['run-many', '--targets=document,client']);
  write([...serverApps().flatMap((service) => [...madeFiles(service)]), ...commonFiles()]);
  for (const file of abandonedFiles()) fs.rmSync(inRoot(file));
  await run('Joining', ['run', 'workspace:join']);
  await lintDocuments();
}

async function run(title, args) {
  const { code, output } = await nx(title, [...args, '--output-style=static']);
  if (code !== 0) throw new Advice(output.trim(), 'npm run generate');
}
