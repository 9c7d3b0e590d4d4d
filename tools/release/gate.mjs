// node tools/release/gate.mjs: fails when what is committed breaks what the last release promised, and
// neither the version nor a written reason says so.
import { Advice, runCommand } from '../advice.mjs';
import { refusals } from './judge.mjs';
import {
  compareStates,
  lastRelease,
  readReasons,
  readRelease,
  readToday,
  REASONS,
  versionOfCheckout,
} from './releases.mjs';

await runCommand(() => {
  const released = lastRelease();
  const changes = compareStates(readRelease(released), readToday());
  const version = versionOfCheckout();
  const refused = refusals({ changes, reasons: readReasons(), released, version });
  if (refused.length > 0) {
    throw new Advice(
      `Held against ${released}, this is refused:\n    ${refused.join('\n    ')}\n` +
        `  Keep what was released, raise the version (no migration changes by that), or write why into ${REASONS}.`,
    );
  }
  const breaks = changes.filter(({ kind }) => kind === 'breaks').length;
  console.log(`Since ${released}: ${changes.length} changes, ${breaks} of them may break it.`);
});
