import fs from 'node:fs';
import path from 'node:path';
import { runStep } from '../run-step.mjs';
import { inRoot } from '../workspace.mjs';

const SETTLED_MS = 50;
const isSource = (file) => file.endsWith('.ts') && !/spec\.ts$/.test(file);

/**
 * Compiles a service, or a library under it, when one of its files was saved, and calls `restart` when
 * that worked. What does not compile is told, and the service goes on with what it had.
 */
export function watchProject(name, restart, say) {
  const roots = [`apps/${name}`, 'libs/kernel', 'libs/trade', 'libs/contracts', 'libs/platform'];
  for (const root of roots) {
    let timer;
    fs.watch(inRoot(root, 'src'), { recursive: true }, (_event, file) => {
      if (!file || !isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void compile(path.join(root, 'src', file)), SETTLED_MS);
    }).unref();

    const compile = async (changed) => {
      const { code, output } = await runStep('', process.execPath, [COMPILE, root]);
      if (code === 0) restart();
      say(code === 0 ? `${changed} changed` : `${changed} does not compile:\n${output}`);
    };
  }
}

const COMPILE = 'tools/build/compile.mjs';
