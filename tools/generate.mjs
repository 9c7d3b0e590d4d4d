import { runCommand } from './advice.mjs';
import { generateAll } from './generate/documents.mjs';
import { lintDocuments } from './generate/redocly.mjs';
import { refuseStale, write } from './generate/files.mjs';
import { build } from './nx.mjs';

// npm run generate: writes openapi/, the client types and docs/configuration.md from the code;
// with --check it writes nothing and fails when a committed file is not what the code says.
await runCommand(async () => {
  // As a task of Nx it finds everything built.
  const isTask = process.env.NX_TASK_TARGET_PROJECT !== undefined;
  if (!isTask) await build();
  const generated = await generateAll();
  if (process.argv.includes('--check')) refuseStale(generated);
  else write(generated);
  await lintDocuments();
});
