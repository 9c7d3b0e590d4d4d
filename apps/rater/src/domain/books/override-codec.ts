import type { RowProblem, TableCodec, TextRow } from './table-codec';

/** What differs in a product or a state: numbers by the way to them. */
type Override = Readonly<Record<string, unknown>>;

const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/;
const PATH = /^[A-Za-z]\w*(\.-?\w+)*$/;
const POINT = /^(\d{1,12}(?:\.\d{1,6})?)=(-?\d{1,12}(?:\.\d{1,6})?)$/;

/** A row a number, or a row a whole curve: 1000=1.16 2500=1.10. */
export const overrides: TableCodec = {
  columns: ['scope', 'path', 'value'],
  write: (value: Readonly<Record<string, Override>>) =>
    Object.entries(value).flatMap(([scope, override]) => leavesOf(scope, override, [])),
  read: (rows) => {
    const problems: RowProblem[] = [];
    const seen = new Set<string>();
    const value: Record<string, Record<string, unknown>> = {};
    rows.forEach(([scope, path, text], row) => {
      const leaf = leafOf(path, text);
      if (leaf === undefined) problems.push({ row, detail: `"${text}" can not stand at ${path}.` });
      if (seen.has(`${scope} ${path}`))
        problems.push({ row, detail: `${scope} ${path} is there twice.` });
      seen.add(`${scope} ${path}`);
      put((value[scope] ??= {}), path.split('.'), leaf);
    });
    return { value, problems };
  },
};

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
  if (!PATH.test(path)) return undefined;
  if (DECIMAL.test(text)) return text;
  const points = text.split(' ').map((point) => POINT.exec(point));
  if (!path.endsWith('.points') || points.some((point) => !point)) return undefined;
  return points.map((point) => [Number(point?.[1]), point?.[2]]);
}

function put(target: Record<string, unknown>, [key, ...rest]: string[], leaf: unknown): void {
  if (!rest.length) target[key] = leaf;
  else put((target[key] ??= {}) as Record<string, unknown>, rest, leaf);
}
