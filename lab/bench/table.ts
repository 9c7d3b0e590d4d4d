const HEADING = '## Platform';
const ROW = /^\| (P\d+)\s/;

const REACHED = new Map([
  [true, 'yes'],
  [false, '**no**'],
  [undefined, 'not judged'],
]);

/** The rows as a table of Markdown. */
export function asTable(rows) {
  const lines = rows.map(({ id, what, target, measured, isReached }) => {
    return `| ${id} | ${what} | ${target} | ${measured} | ${REACHED.get(isReached)} |`;
  });
  const head = ['| row | what | target | measured | reached |', '| --- | --- | --- | --- | --- |'];
  return [...head, ...lines].join('\n');
}

/** The text with these rows in its table, in the order of their numbers. */
export function withRows(text, rows) {
  const start = text.indexOf(HEADING);
  if (start < 0) throw new Error(`There is no section "${HEADING}".`);
  const lines = text.slice(start).split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(first).findIndex((line) => !line.startsWith('|'));
  const known = new Map();
  for (const line of lines.slice(first, first + length)) {
    const [, id] = ROW.exec(line) ?? [];
    if (id) known.set(id, line);
  }
  const table = asTable(rows).split('\n');
  for (const line of table.slice(2)) known.set(ROW.exec(line)[1], line);
  const numberOf = ([id]) => Number(id.slice(1));
  const ordered = [...known].toSorted((a, b) => numberOf(a) - numberOf(b)).map(([, line]) => line);
  lines.splice(first, length, ...table.slice(0, 2), ...ordered);
  return text.slice(0, start) + lines.join('\n');
}
