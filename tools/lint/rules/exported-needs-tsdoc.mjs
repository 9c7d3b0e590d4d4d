/** Every exported symbol of a library has one sentence that says what it is for. */
export const exportedNeedsTsdoc = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { missing: 'Say in one TSDoc sentence what {{name}} is for.' },
  },
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (!node.declaration) return;
      // Overloads and decorated classes: the comment stands before the first line of the symbol.
      const comments = context.sourceCode.getCommentsBefore(firstToken(node));
      const isDocumented = comments.some((c) => c.type === 'Block' && c.value.startsWith('*'));
      const name = nameOf(node.declaration);
      if (isDocumented || isRepeatedOverload(node, name)) return;
      context.report({ node, messageId: 'missing', data: { name } });
    },
  }),
};

function firstToken(node) {
  const [decorator] = node.declaration.decorators ?? [];
  return decorator && decorator.range[0] < node.range[0] ? decorator : node;
}

function nameOf(declaration) {
  return declaration.id?.name ?? declaration.declarations?.[0]?.id.name ?? 'this export';
}

function isRepeatedOverload(node, name) {
  const siblings = node.parent.body;
  const before = siblings[siblings.indexOf(node) - 1];
  return before?.type === 'ExportNamedDeclaration' && before.declaration
    ? before.declaration.type === 'TSDeclareFunction' && nameOf(before.declaration) === name
    : false;
}
