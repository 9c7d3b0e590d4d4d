import ts from 'typescript';

/** The type of a constant that lists statuses. */
export const OF_STATUSES = /\b\w*Status\[\]/;

/** A status as the tables write it. */
export const inOneWord = (status: string): string => status.replaceAll(' ', '_');

/** Names of statuses, and of other lists that are taken in, in their order. */
export function partsOf(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [inOneWord(node.text)];
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
