import { runCommand } from './advice.mjs';
import { build } from './nx.mjs';

await runCommand(build);
