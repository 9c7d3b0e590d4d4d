const INJECTED = new Set(['Injectable', 'Controller', 'Module']);
const VALIDATED = new Set(['Body', 'Query', 'Headers']);

/**
 * An `import type` of an injected class or of a validated DTO compiles, and fails at run time: the
 * compiler writes `Object` into the metadata that Nest and the validation read.
 */
export const noTypeOnlyImportInDi = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { typeOnly: 'Import {{name}} as a value: Nest reads the class at run time.' },
  },
  create(context) {
    const typeOnly = new Set();
    const report = (parameter) => {
      const reference = typeReference(parameter);
      const name = reference?.typeName.name;
      if (typeOnly.has(name))
        context.report({ node: reference, messageId: 'typeOnly', data: { name } });
    };
    return {
      ImportDeclaration(node) {
        for (const specifier of node.specifiers) {
          const isType = node.importKind === 'type' || specifier.importKind === 'type';
          if (isType) typeOnly.add(specifier.local.name);
        }
      },
      'ClassDeclaration MethodDefinition'(node) {
        const owner = node.parent.parent;
        const isInjected = node.kind === 'constructor' && hasOneOf(owner, INJECTED);
        for (const parameter of node.value.params) {
          const isByType = isInjected && !parameter.decorators?.length;
          if (isByType || hasOneOf(parameter, VALIDATED)) report(parameter);
        }
      },
    };
  },
};

function typeReference(parameter) {
  const target = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
  const annotation = target.typeAnnotation?.typeAnnotation;
  return annotation?.type === 'TSTypeReference' ? annotation : undefined;
}

function hasOneOf(node, names) {
  return (node.decorators ?? []).some(({ expression }) => {
    const { name } = expression.type === 'CallExpression' ? expression.callee : expression;
    return names.has(name);
  });
}
