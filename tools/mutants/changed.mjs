import { execFileSync } from 'node:child_process';
import { root } from '../workspace.mjs';

const MAINS = ['origin/main', 'main'];

/** Lines that Git answers with; none where there is no repository, or not what is asked for. */
function git(...args) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Files that differ from where this branch left main, what is not committed included. */
export function changedFiles() {
  const main = MAINS.find((name) => git('rev-parse', '--verify', '--quiet', name).length > 0);
  if (!main) return new Set();
  const [base = 'HEAD'] = git('merge-base', 'HEAD', main);
  return new Set([
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]);
}
