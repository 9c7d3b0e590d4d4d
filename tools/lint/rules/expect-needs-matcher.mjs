const MODIFIERS = new Set(['not', 'resolves', 'rejects']);

/** `expect(value)` alone, or with only `.not`, `.resolves`, `.rejects`, checks nothing. */
export const expectNeedsMatcher = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { missing: 'This expect has no matcher and so checks nothing.' },
  },
  create: (context) => ({
    CallExpression(node) {
      if (!isExpect(node.callee)) return;
      let chain = node;
      while (chain.parent.type === 'MemberExpression' && chain.parent.object === chain) {
        chain = chain.parent;
        if (!MODIFIERS.has(chain.property.name)) break;
      }
      const endsInCall = chain.parent.type === 'CallExpression' && chain.parent.callee === chain;
      if (chain === node || MODIFIERS.has(chain.property.name) || !endsInCall) {
        context.report({ node, messageId: 'missing' });
      }
    },
  }),
};

function isExpect(callee) {
  if (callee.type === 'Identifier') return callee.name === 'expect';
  return callee.type === 'MemberExpression' && callee.object.name === 'expect'
    ? ['soft', 'poll'].includes(callee.property.name)
    : false;
}
