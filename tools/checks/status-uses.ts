import {
  ACCOUNT_STATUSES,
  POLICY_STATUSES,
  QUOTE_STATUSES,
  SUBMISSION_STATUSES,
} from '@palisade/contracts';
import ts from 'typescript';
import { actionsInCode } from './lifecycles';
import { inOneWord, OF_STATUSES, partsOf } from './status-parts';

const ASKED = /status$/i;
/** What an action of a life starts from stands in lifecycles.csv. */
const LIVES = /TRANSITIONS$/;
/** The statuses of jobs, which have no life in a domain. */
const OF_JOBS = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'];
const ONE_IN_SQL = /\b\w*status"? (=|<>) '(\w[^']*)'/gi;

const known = new Set([
  ...[QUOTE_STATUSES, POLICY_STATUSES, ACCOUNT_STATUSES, SUBMISSION_STATUSES, OF_JOBS]
    .flat()
    .map(inOneWord),
  ...actionsInCode().flatMap(({ from, to }) => [...from.split(' '), to]),
]);

const isStatus = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) && known.has(inOneWord(node.text));

/** Lists of two statuses or more that no typed constant has: within a call, or `as const`. */
export const listsIn = (source: ts.SourceFile): string[] =>
  outermost(source, (node) => {
    if (!ts.isArrayLiteralExpression(node) || node.elements.length < 2) return null;
    const { elements } = node;
    const isList = elements.every((one) => isStatus(one) || ts.isSpreadElement(one));
    return isList && elements.some(isStatus) ? partsOf(node).join(' ') : null;
  });

/** Statuses that something is compared with, one after the other. */
export const comparedIn = (source: ts.SourceFile): string[] =>
  outermost(source, (node) => {
    const parts = ts.isBinaryExpression(node) ? comparisonsOf(node) : [];
    return parts.length > 1 ? parts.join(' ') : null;
  });

/** The single statuses that rows have, or have not, by the SQL of a file; nothing for none. */
export function singlesIn(text: string): string[] {
  const found = [...text.matchAll(ONE_IN_SQL)].map(
    ([, operator, status]) => `${operator === '=' ? '' : 'not '}${inOneWord(status)}`,
  );
  return found.length ? [found.join(' ')] : [];
}

/** What is found at nodes of a file, in their order; below a node that is one, nothing more. */
function outermost(source: ts.SourceFile, find: (node: ts.Node) => string | null): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && hasRowOfItsOwn(node)) return;
    const one = find(node);
    if (one === null) node.forEachChild(look);
    else found.push(one);
  };
  look(source);
  return found;
}

const hasRowOfItsOwn = ({ name, type }: ts.VariableDeclaration): boolean =>
  LIVES.test(name.getText()) || (type !== undefined && OF_STATUSES.test(type.getText()));

function comparisonsOf(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node)) return comparisonsOf(node.expression);
  if (!ts.isBinaryExpression(node)) return [];
  const { left, right, operatorToken } = node;
  const operator = operatorToken.getText();
  if (operator === '||' || operator === '&&') return [left, right].flatMap(comparisonsOf);
  if (!ASKED.test(left.getText()) || !ts.isStringLiteral(right)) return [];
  return [`${operator === '===' ? '' : 'not '}${inOneWord(right.text)}`];
}
