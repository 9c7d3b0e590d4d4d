import { execFileSync } from 'node:child_process';
import path from 'node:path';

const asked = new Set<string>();

/**
 * A file of the build, current: of a suite that is run alone, what is out of date is built first. A task
 * of Nx has had it built, by what it depends on.
 * @param file below dist/
 * @param targets of Nx that make it, for all projects but the console
 */
export function built(file: string, targets = 'build'): string {
  if (!process.env.NX_TASK_TARGET_PROJECT && !asked.has(targets)) {
    const args = ['tools/build.mjs', targets];
    execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    asked.add(targets);
  }
  return path.resolve('dist', file);
}
