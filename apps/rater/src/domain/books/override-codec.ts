import type { RowProblem, TableCodec, TextRow } from './table-codec';

/** What differs in a product or a state: numbers by the way to them. */
type Override = Readonly<Record<string, unknown>>;

const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/;
const SCOPE = /^[A-Z][A-Z0-9_]*$/;
const PATH = /^[A-Za-z]\w*(\.-?\w+)*$/;
const POINT = /^(\d{1,12}(?:\.\d{1,6})?)=(-?\d{1,12}(?:\.\d{1,6})?)$/;
/** Names by which every object is reached, and not its rows. */
const RESERVED = ['__proto__', 'constructor', 'prototype'];

/** A row a number, or a row a whole curve: 1000=1.16 2500=1.10. */
export const overrides: TableCodec = {
  columns: ['scope', 'path', 'value'],
  write: (value: Readonly<Record<string, Override>>) =>
    Object.entries(value).flatMap(([scope, override]) => leavesOf(scope, override, [])),
  read: (rows) => {
    const problems: RowProblem[] = [];
    const seen = new Set<string>();
    const value = noRows();
    rows.forEach(([scope, path, text], row) => {
      const detail = problemOf([scope, path, text], seen, value);
      if (detail) problems.push({ row, detail });
      seen.add(`${scope} ${path}`);
    });
    return { value, problems };
  },
};

/** Puts a row where it belongs, or tells why it can not stand there. */
function problemOf(
  [scope, path, text]: TextRow,
  seen: ReadonlySet<string>,
  value: Record<string, unknown>,
): string | undefined {
  if (!SCOPE.test(scope)) return `"${scope}" is no product and no state.`;
  const leaf = leafOf(path, text);
  if (leaf === undefined) return `"${text}" can not stand at ${path}.`;
  if (seen.has(`${scope} ${path}`)) return `${scope} ${path} is there twice.`;
  const isPut = put(value, [scope, ...path.split('.')], leaf);
  return isPut ? undefined : `Another row stands in the way of ${scope} ${path}.`;
}

/** Without a prototype, so that no name of a row is one of its own. */
const noRows = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;

function leavesOf(scope: string, value: unknown, way: readonly string[]): TextRow[] {
  const path = way.join('.');
  if (Array.isArray(value)) {
    const points = value as readonly (readonly [number | string, string])[];
    return [[scope, path, points.map(([at, factor]) => `${at}=${factor}`).join(' ')]];
  }
  if (typeof value !== 'object' || value === null) return [[scope, path, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(scope, inner, [...way, key]));
}

function leafOf(path: string, text: string): unknown {
  if (!PATH.test(path) || path.split('.').some((part) => RESERVED.includes(part))) return undefined;
  if (DECIMAL.test(text)) return text;
  const points = text.split(' ').map((point) => POINT.exec(point));
  if (!path.endsWith('.points') || points.some((point) => !point)) return undefined;
  return points.map((point) => [Number(point?.[1]), point?.[2]]);
}

/** False where a row stands in the way. */
function put(target: Record<string, unknown>, [key, ...rest]: string[], leaf: unknown): boolean {
  if (!rest.length) {
    if (key in target) return false;
    target[key] = leaf;
    return true;
  }
  const below = (target[key] ??= noRows());
  if (typeof below !== 'object' || Array.isArray(below)) return false;
  return put(below as Record<string, unknown>, rest, leaf);
}
