import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOTS = ['apps', 'libs'];
const SKIPPED = /(^|\/)(generated|migrations)\/|(spec|fixture|metadata|dto)\.tsx?$|\.d\.ts$/;
const OF_STATUSES = /\b\w*Status\[\]/;
const IN_SQL = /status[\w"]* (not )?in \((\s*'[^)]*)\)/gi;

/** The statuses that a rule stands on, by where they are listed: a constant of a file, or its SQL. */
export type StatusLists = ReadonlyMap<string, string>;

/** Every list of statuses in the code of services, libraries and the console. */
export function statusLists(): StatusLists {
  const lists = ROOTS.flatMap((root) =>
    fs.readdirSync(root).flatMap((project) => filesBelow(path.join(root, project, 'src'))),
  ).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return [...constantsOf(file, text), ...sqlOf(file, text)];
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

function constantsOf(file: string, text: string): [string, string][] {
  if (!OF_STATUSES.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, type, initializer }): [string, string][] => {
      if (!initializer || !type || !OF_STATUSES.test(type.getText())) return [];
      const parts = partsOf(initializer);
      // Another name of another list is no list of its own.
      const isOwn = parts.some((part) => !part.startsWith('...'));
      return isOwn ? [[`${file}#${name.getText()}`, parts.join(' ')]] : [];
    });
}

/** Names of statuses, and of other lists that are taken in, in their order. */
function partsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [node.text.replaceAll(' ', '_')];
  if (ts.isPropertyAssignment(node)) {
    return [`${node.name.getText()}:`, ...partsOf(node.initializer)];
  }
  if (ts.isCallExpression(node)) return partsOf(node.expression);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return [`...${node.getText()}`];
  const parts: string[] = [];
  node.forEachChild((child) => {
    if (!ts.isTypeNode(child)) parts.push(...partsOf(child));
  });
  return parts;
}

function sqlOf(file: string, text: string): [string, string][] {
  return [...text.matchAll(IN_SQL)].map(([, not = '', listed], at) => {
    const names = listed.split(',').map((name) => name.trim().replaceAll("'", ''));
    const statuses = names.map((name) => name.replaceAll(' ', '_')).join(' ');
    return [`${file} sql ${at + 1}`, not + statuses];
  });
}
