import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = 'apps/console/src';

/** What shows an amount as people read it. */
const MONEY = new Set([
  'Money',
  'moneyText',
  'amountText',
  'Amounts',
  'Due',
  'formatMoney',
  'formatAmount',
]);

/** What asks whether the person may do something. */
const PERMISSION = new Set(['can', 'PermissionGuard']);

/** A file of the console that shows money or offers what needs a permission. */
export interface Component {
  file: string;
  hasMoney: boolean;
  /** The permissions that it names itself, sorted. */
  permissions: string[];
}

/** The components of the console that show money or an action, found by reading the code. */
export const findComponents = (): Component[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|page-net\//.test(file))
    .sort()
    .flatMap((file) => componentIn(file, readFileSync(path.join(ROOT, file), 'utf8')) ?? []);

/** The component of one file; undefined where it shows neither money nor an action. */
export function componentIn(file: string, text: string): Component | undefined {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kindOf(file));
  const permissions = new Set<string>();
  let [hasMoney, asks] = [false, false];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && isUse(node)) {
      hasMoney ||= MONEY.has(node.text);
      asks ||= PERMISSION.has(node.text);
    }
    if (ts.isStringLiteral(node) && /^[a-z-]+:[a-z-]+$/.test(node.text) && isAsked(node)) {
      permissions.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!hasMoney && !asks) return undefined;
  return { file, hasMoney, permissions: asks ? [...permissions].sort() : [] };
}

const kindOf = (file: string): ts.ScriptKind =>
  file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;

/** Whether a name is called, rendered or passed on; not where it is declared or taken apart. */
function isUse({ parent }: ts.Identifier): boolean {
  if (ts.isCallExpression(parent)) return true;
  return ts.isJsxOpeningLikeElement(parent);
}

/** Whether a text stands in a question for a permission. */
function isAsked(node: ts.Node): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isCallExpression(at)) return PERMISSION.has(at.expression.getText());
    if (ts.isJsxOpeningLikeElement(at)) return PERMISSION.has(at.tagName.getText());
  }
  return false;
}
