// npm run release -- <version>: holds what is committed as a release, once the gate lets it pass, and writes
// its section of the changelog.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { format, resolveConfig } from 'prettier';
import semver from 'semver';
import { Advice, runCommand } from '../advice.mjs';
import { inRoot } from '../workspace.mjs';
import { firstSection, sectionOf, withSection } from './changelog.mjs';
import { refusals } from './judge.mjs';
import {
  compareStates,
  lastRelease,
  readReasons,
  readRelease,
  readToday,
  REASON_COLUMNS,
  REASONS,
  writeRelease,
} from './releases.mjs';

const CHANGELOG = inRoot('CHANGELOG.md');

await runCommand(async () => {
  const version = process.argv[2];
  if (!semver.valid(version))
    throw new Advice('A release has a version.', 'npm run release -- 1.2.3');
  const today = readToday();
  const date = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const section = describe(version, date, today);
  const older = fs.existsSync(CHANGELOG) ? fs.readFileSync(CHANGELOG, 'utf8') : '';
  const options = { ...(await resolveConfig(CHANGELOG)), parser: 'markdown' };
  fs.writeFileSync(CHANGELOG, await format(withSection(older, section), options));
  writeRelease(version, today);
  fs.writeFileSync(inRoot(REASONS), REASON_COLUMNS);
  const args = ['version', version, '--no-git-tag-version', '--allow-same-version'];
  execFileSync('npm', args, { cwd: inRoot(), stdio: 'ignore' });
  console.log(`${version} is held in releases/${version}. Commit it, then:`);
  console.log(`  git tag -a v${version} -m "Palisade ${version}"`);
});

function describe(version, date, today) {
  const released = lastRelease();
  if (released === undefined) return firstSection({ version, date, ...today });
  if (semver.lte(version, released)) {
    throw new Advice(`${version} is not higher than ${released}.`, `npm run release -- <version>`);
  }
  const changes = compareStates(readRelease(released), today);
  const reasons = readReasons();
  const refused = refusals({ changes, reasons, released, version });
  if (refused.length > 0) {
    throw new Advice(
      `Held against ${released}, ${version} is refused:\n    ${refused.join('\n    ')}`,
      `npm run release -- ${semver.inc(released, semver.major(released) === 0 ? 'minor' : 'major')}`,
    );
  }
  return sectionOf({ version, date, changes, reasons });
}
