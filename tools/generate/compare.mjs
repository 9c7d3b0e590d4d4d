// node tools/generate/compare.mjs <service>: fails when its committed document or client is not what its
// code says.
import { runCommand } from '../advice.mjs';
import { refuseStale } from './files.mjs';
import { madeFiles } from './made.mjs';

await runCommand(async () => refuseStale(madeFiles(process.argv[2])));
