import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inOneWord, OF_STATUSES, partsOf } from './status-parts';
import { comparedIn, listsIn, singlesIn } from './status-uses';

const ROOTS = ['apps', 'libs'];
const SKIPPED =
  /(^|\/)(generated|migrations|demo)\/|(spec|fixture|metadata|dto|seed)\.tsx?$|\.d\.ts$/;
/** A record that has some statuses and not others decides by which it has. */
const SOME_STATUSES = /\bPartial<Record<\w*Status,/;
const IN_SQL = /status[\w"]* (not )?in \((\s*'[^)]*)\)/gi;

/** The statuses that a rule stands on, by where they are listed: a constant of a file, or its SQL. */
export type StatusLists = ReadonlyMap<string, string>;

/** Every list of statuses in the code of services, libraries and the console. */
export function statusLists(): StatusLists {
  const lists = ROOTS.flatMap((root) =>
    fs.readdirSync(root).flatMap((project) => filesBelow(path.join(root, project, 'src'))),
  ).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    if (!/status/i.test(text)) return [];
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const numbered = (kind: string, found: string[]) =>
      found.map((statuses, at): [string, string] => [`${file} ${kind} ${at + 1}`, statuses]);
    return [
      ...constantsOf(file, source),
      ...numbered('list', listsIn(source)),
      ...numbered('asks', comparedIn(source)),
      ...singlesIn(text).map((statuses): [string, string] => [`${file} sql is`, statuses]),
      ...numbered('sql', severalIn(text)),
    ];
  });
  return new Map(lists);
}

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !SKIPPED.test(file))
    .map((file) => path.join(folder, file))
    .sort();
}

function constantsOf(file: string, source: ts.SourceFile): [string, string][] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, type, initializer }): [string, string][] => {
      if (!initializer || !type) return [];
      const known = type.getText();
      if (SOME_STATUSES.test(known)) return [[`${file}#${name.getText()}`, keysOf(initializer)]];
      if (!OF_STATUSES.test(known)) return [];
      const parts = partsOf(initializer);
      // Another name of another list is no list of its own.
      const isOwn = parts.some((part) => !part.startsWith('...'));
      return isOwn ? [[`${file}#${name.getText()}`, parts.join(' ')]] : [];
    });
}

const keysOf = (record: ts.Expression): string =>
  ts.isObjectLiteralExpression(record)
    ? record.properties
        .map(({ name }) => name && partsOf(name).join('').replace('...', ''))
        .join(' ')
    : '';

const severalIn = (text: string): string[] =>
  [...text.matchAll(IN_SQL)].map(([, not = '', listed]) => {
    const names = listed.split(',').map((name) => inOneWord(name.trim().replaceAll("'", '')));
    return not + names.join(' ');
  });
