import { runCommand } from './advice.mjs';
import { buildWhatChanged } from './build/steps.mjs';

await runCommand(() => buildWhatChanged());
