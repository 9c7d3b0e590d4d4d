import fs from 'node:fs';
import path from 'node:path';

interface Transition {
  from: readonly string[];
  to: string;
  permission?: string | null;
}

/** An action of a life: from which statuses it leads where, and who may ask for it. */
export interface Action {
  life: string;
  action: string;
  from: string;
  to: string;
  permission: string;
}

const NAME = /export const (\w*TRANSITIONS)\b/g;

/** Every action of every life in the domains of the services, as the code has it. */
export const actionsInCode = (): Action[] =>
  fs.readdirSync('apps').flatMap((app) => filesOf(path.join('apps', app, 'src/domain')));

function filesOf(folder: string): Action[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => path.join(folder, file))
    .sort()
    .flatMap(actionsOf);
}

function actionsOf(file: string): Action[] {
  const names = [...fs.readFileSync(file, 'utf8').matchAll(NAME)].map(([, name]) => name);
  if (!names.length) return [];
  const code = jest.requireActual<Record<string, Record<string, Transition>>>(path.resolve(file));
  return names.flatMap((name) =>
    Object.entries(code[name]).map(([action, { from, to, permission }]) => ({
      life: `${file}#${name}`,
      action,
      from: from.map(inOneWord).join(' '),
      to: inOneWord(to),
      permission: permission ?? '-',
    })),
  );
}

const inOneWord = (status: string): string => status.replaceAll(' ', '_');
