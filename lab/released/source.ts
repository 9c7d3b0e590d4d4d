// The rater of the last release: its source from the history of the checkout, compiled as the build does.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { Advice } from '../../tools/advice.mjs';
import { compareSurfaces } from '../../tools/release/compare.mjs';
import { lastRelease, readRelease } from '../../tools/release/releases.mjs';
import { documentFacts } from '../../tools/release/surface.mjs';
import { inRoot, root } from '../../tools/workspace.mjs';
import { required } from '../required';

const SERVICE = 'rater';
const SOURCES = ['apps/rater', 'libs', '.swcrc', 'tsconfig.json', 'tsconfig.base.json'];
const TOOLS = ['tools/gen-metadata.mjs', 'tools/workspace.mjs'];
const MOST_BYTES = 256 * 1024 * 1024;

/** A released rater that is compiled. */
export interface ReleasedRater {
  version: string;
  /** How its commit was found. */
  found: string;
  folder: string;
  program: string;
}

/** Builds the rater of the last release in `dist/released`. */
export function buildReleasedRater(): ReleasedRater {
  const version = required(lastRelease(), 'release');
  const { commit, found } = commitOf(version);
  refuseAnother(version, commit);
  const folder = inRoot('dist/released', version);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const archive = git('archive', commit, ...SOURCES, ...TOOLS);
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const run = (...args: string[]): void =>
    void execFileSync(process.execPath, args, { cwd: folder, stdio: 'inherit' });
  run('tools/gen-metadata.mjs', SERVICE);
  const swc = inRoot('node_modules/@swc/cli/bin/swc.js');
  const options = ['--quiet', '--config-file', '.swcrc', '--ignore', '**/*spec.ts,**/*.d.ts'];
  run(swc, `apps/${SERVICE}`, 'libs', '-d', 'dist/swc', ...options);
  return { version, found, folder, program: `${folder}/dist/swc/apps/${SERVICE}/src/main.js` };
}

/** The tag names the commit of a release; in a clone without tags it is the one that first held it. */
function commitOf(version: string): { commit: string; found: string } {
  const tag = `v${version}`;
  const [tagged] = lines('for-each-ref', '--format=%(refname)', `refs/tags/${tag}`);
  if (tagged) return { commit: tagged, found: `tag ${tag}` };
  const held = `releases/${version}/${SERVICE}.ndjson`;
  const commit = lines('log', '--diff-filter=A', '--format=%H', '--', held).at(-1);
  if (commit)
    return { commit, found: `no tag ${tag}, so commit ${commit.slice(0, 8)} that first held it` };
  throw new Advice(`The history has no release ${version}.`, 'git fetch --unshallow --tags');
}

/** Whatever is built must promise what the release did. */
function refuseAnother(version: string, commit: string): void {
  const document: unknown = JSON.parse(git('show', `${commit}:openapi/${SERVICE}.json`).toString());
  const released = readRelease(version).surfaces.get(SERVICE);
  const changes = compareSurfaces(released, documentFacts(document));
  if (changes.length === 0) return;
  throw new Advice(
    `The ${SERVICE} of ${commit} differs from ${version} in ${changes.length} places.`,
  );
}

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: MOST_BYTES });

const lines = (...args: string[]): string[] =>
  git(...args)
    .toString()
    .split('\n')
    .filter(Boolean);
