/**
 * Lets null be where a schema refers to another one or to null: `allOf` beside the types would
 * demand the other schema of null, too.
 */
export function withNullableReferences(node) {
  if (Array.isArray(node)) return node.map(withNullableReferences);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).map(([key, value]) => [key, withNullableReferences(value)]);
  const { type, allOf, ...rest } = Object.fromEntries(entries);
  const isNullable = Array.isArray(type) && type.includes('null');
  if (!isNullable || !Array.isArray(allOf)) return Object.fromEntries(entries);
  return { ...rest, anyOf: [...allOf, { type: 'null' }] };
}
