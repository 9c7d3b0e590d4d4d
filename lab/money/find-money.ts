import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, serverApps } from '../../tools/workspace.mjs';

/** What rounds or divides in `libs/kernel`; the whole product uses these. */
const PRIMITIVES = new Set([
  'divideRounded',
  'roundDecimal',
  'unitsOf',
  'multiplyRounded',
  'ratio',
  'percentOf',
  'toWholeUnits',
  'allocate',
]);

const OF_MATH = /^Math\.(round|floor|ceil|trunc)$/;
const KERNEL = '@palisade/kernel';
const NO_RULES = /(spec|metadata|fixture)\.ts$|\/(demo|migrations)\/|\/seed\.ts$/;

/** A function that rounds or splits, by its file and name. */
export type MoneyFunction = `${string}#${string}`;

/**
 * Functions that round or split: in the kernel, the trade and the rules of services those that can be
 * called, with what they do by helpers of their file; elsewhere whatever calls the kernel to round.
 */
export function findMoney(): MoneyFunction[] {
  const roots = [
    'libs/kernel/src',
    'libs/trade/src',
    ...serverApps().map((app) => `apps/${app}/src`),
  ];
  return roots.flatMap((root) => filesBelow(root)).flatMap((file) => moneyIn(file, readText(file)));
}

const readText = (file: string): string => fs.readFileSync(inRoot(file), 'utf8');

const filesBelow = (root: string): string[] =>
  fs
    .readdirSync(inRoot(root), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(root, file))
    .filter((file) => file.endsWith('.ts') && !NO_RULES.test(file));

/** The functions of one file that round or split. */
export function moneyIn(file: string, text: string): MoneyFunction[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isRules = file.startsWith('libs/') || file.includes('/domain/');
  const fromKernel = file.startsWith('libs/kernel/') ? PRIMITIVES : importedPrimitives(source);
  const parts = source.statements.flatMap(partsOf);
  const ofFile = new Map(parts.map((part) => [part.name, part]));
  const isRounding = (part: Part, seen: readonly string[]): boolean => {
    const hasWholes = some(part.node, isWholeNumber);
    return some(part.node, (node) => {
      if (isRules && (roundsItself(node) || (hasWholes && isDivision(node)))) return true;
      if (!ts.isIdentifier(node) || isDeclared(node)) return false;
      if (fromKernel.has(node.text)) return true;
      const other = ofFile.get(node.text);
      const isHelper = other && !other.isExported && !seen.includes(other.name);
      return isRules && !!isHelper && isRounding(other, [...seen, part.name]);
    });
  };
  return parts
    .filter((part) => (part.isExported || !isRules) && isRounding(part, [part.name]))
    .map(({ name }): MoneyFunction => `${file}#${name}`);
}

interface Part {
  name: string;
  isExported: boolean;
  node: ts.Node;
}

/** What a file declares at its top: functions, constants and classes. */
function partsOf(statement: ts.Statement): Part[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map((node) => ({
      name: node.name.getText(),
      isExported,
      node,
    }));
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name
    ? [{ name: statement.name.text, isExported, node: statement }]
    : [];
}

/** `Math.round` and its like, or the taking of a part from what is left. */
function roundsItself(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) {
    return OF_MATH.test(node.getText()) || node.name.text === 'toFixed';
  }
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.MinusEqualsToken;
}

/** A division of whole numbers cuts off what is left. */
const isDivision = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.SlashToken;

const isWholeNumber = (node: ts.Node): boolean =>
  ts.isBigIntLiteral(node) ||
  node.kind === ts.SyntaxKind.BigIntKeyword ||
  (ts.isIdentifier(node) && node.text === 'BigInt');

function importedPrimitives(source: ts.SourceFile): Set<string> {
  const names = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text === KERNEL)
    .flatMap(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      return bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    })
    .filter(({ name, propertyName }) => PRIMITIVES.has((propertyName ?? name).text));
  return new Set(names.map(({ name }) => name.text));
}

/** Whether a name stands where it is declared, or is a field of something. */
const isDeclared = (node: ts.Identifier): boolean =>
  (ts.isFunctionDeclaration(node.parent) || ts.isVariableDeclaration(node.parent)
    ? node.parent.name === node
    : ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

function some(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  return is(node) || !!ts.forEachChild(node, (child) => some(child, is) || undefined);
}
