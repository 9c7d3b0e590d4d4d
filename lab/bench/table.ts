const HEADING = '## Platform';
const HEAD = ['| row | what | target | measured | reached |', '| --- | --- | --- | --- | --- |'];
const ROW = /^\| (P\d+)\s/;

/** A row of the table: what is asked for, what came out, and whether that is enough. */
export interface Row {
  id: string;
  what: string;
  target: string;
  measured: string;
  /** Undefined where nothing judges it. */
  isReached: boolean | undefined;
}

const REACHED = new Map<boolean | undefined, string>([
  [true, 'yes'],
  [false, '**no**'],
  [undefined, 'not judged'],
]);

/** The rows as a table of Markdown. */
export function asTable(rows: readonly Row[]): string {
  return [...HEAD, ...rows.map(lineOf)].join('\n');
}

const lineOf = ({ id, what, target, measured, isReached }: Row): string =>
  `| ${id} | ${what} | ${target} | ${measured} | ${REACHED.get(isReached)} |`;

/** The text with these rows in its table, in the order of their numbers. */
export function withRows(text: string, rows: readonly Row[]): string {
  const start = text.indexOf(HEADING);
  if (start < 0) throw new Error(`There is no section "${HEADING}".`);
  const lines = text.slice(start).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const known = new Map<string, string>();
  for (const line of lines.slice(first, first + length)) {
    const [, id] = ROW.exec(line) ?? [];
    if (id) known.set(id, line);
  }
  for (const row of rows) known.set(row.id, lineOf(row));
  const numberOf = ([id]: [id: string, line: string]): number => Number(id.slice(1));
  const ordered = [...known].toSorted((a, b) => numberOf(a) - numberOf(b)).map(([, line]) => line);
  lines.splice(first, length, ...HEAD, ...ordered);
  return text.slice(0, start) + lines.join('\n');
}
