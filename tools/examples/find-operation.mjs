/**
 * Finds the operation of a call by its method and address, as a router does: fixed words first.
 * @template {{ method: string, path: string }} T
 * @param {T[]} operations
 * @returns {(method: string, address: string) => T | undefined}
 */
export function finderOf(operations) {
  const candidates = operations
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }))
    .sort((one, other) => placesOf(one).localeCompare(placesOf(other)));
  return (method, address) => {
    const [path] = address.split('?');
    const isMeant = ({ operation, pattern }) =>
      operation.method === method && pattern.test(path.replace(/(.)\/$/, '$1'));
    return candidates.find(isMeant)?.operation;
  };
}

const patternOf = (path) => {
  const parts = path.split(/(\{[^}]+\})/);
  const named = parts.map((part) =>
    part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : literal(part),
  );
  return new RegExp(`^${named.join('')}$`);
};

const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where an address has parameters: an earlier one makes it less exact. */
const placesOf = ({ operation }) =>
  operation.path
    .split('/')
    .map((part) => (part.startsWith('{') ? '1' : '0'))
    .join('');
