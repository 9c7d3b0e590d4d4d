// npm run drill: backs up what runs on DATA_DIR, restores it elsewhere and looks for what is missing.
import { Advice, runCommand } from '../tools/advice.mjs';
import { runningDatabase } from '../tools/start/database.mjs';
import { dataDir } from '../tools/workspace.mjs';
import { describeDrill, drill, passed } from './drill/drill';

void runCommand(async () => {
  const databaseUrl = process.env.DATABASE_URL?.replace(/\/$/, '') ?? runningDatabase();
  if (!databaseUrl) throw new Advice('Nothing runs here and DATABASE_URL is not set.', 'npm start');
  const result = await drill({ databaseUrl, dataDir: dataDir() });
  for (const what of [...result.lost, ...result.broken, ...result.documents.wrong]) {
    console.log(`  wrong: ${what}`);
  }
  console.log(`  ${describeDrill(result)}`);
  process.exitCode = passed(result) ? 0 : 1;
});
