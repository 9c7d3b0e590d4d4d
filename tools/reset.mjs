import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './advice.mjs';
import { stopAbandonedPostgres } from './pg.mjs';
import { outsideFolder } from './pg/place.mjs';
import { postgresData } from './start/database.mjs';
import { refuseWhileRunning } from './start/run-lock.mjs';
import { dataDir } from './workspace.mjs';

// npm run reset: removes what Palisade wrote (database, mailbox, documents, logs, keys), so that
// the next start begins with fresh data. It refuses while Palisade runs on that data.
await runCommand(async () => {
  refuseWhileRunning();
  await stopAbandonedPostgres(postgresData());
  fs.rmSync(outsideFolder(postgresData()), { recursive: true, force: true });
  for (const entry of written()) {
    fs.rmSync(path.join(dataDir(), entry), { recursive: true, force: true });
  }
  console.log('  The data are gone.  Next:  npm start');
});

/** DATA_DIR may be any folder: only what is known to be ours goes. */
function written() {
  const ours =
    /^(postgres(\.password|\.new)?|encryption-key|seeded-\w+|running\.json|mailbox|documents|logs)$/;
  return fs.existsSync(dataDir())
    ? fs.readdirSync(dataDir()).filter((name) => ours.test(name))
    : [];
}
