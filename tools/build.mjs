// npm run build [-- <target,...>]: builds what changed; with targets of Nx named, only these and not the
// console, which is what a suite needs that is run alone.
import { runCommand } from './advice.mjs';
import { build } from './nx.mjs';

const [targets] = process.argv.slice(2);
await runCommand(() => (targets ? build(targets, ['--exclude=console']) : build()));
