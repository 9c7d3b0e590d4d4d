const SHORTEST = 10;
const MARK = '`';
const RADIX = 36;

/**
 * Rows with what they repeat written once: a part that stands in several places is named by its number in
 * `shared`, as a backtick and the number to the base 36.
 * @param {Map<string, object[]>} tables
 */
export function shareParts(tables) {
  const counts = new Map();
  for (const rows of tables.values()) rows.forEach((row) => count(row, counts));
  const shared = [];
  const places = new Map();
  const share = (value, isRow) => {
    if (!isShareable(value)) return value;
    const text = JSON.stringify(value);
    if (isRow || counts.get(text) < 2) return within(value, share);
    if (!places.has(text)) {
      const part = within(value, share);
      places.set(text, shared.length);
      shared.push(part);
    }
    return MARK + places.get(text).toString(RADIX);
  };
  const encoded = [...tables].map(([name, rows]) => [name, rows.map((row) => share(row, true))]);
  return { shared, tables: new Map(encoded) };
}

/** A part of one that is repeated as a whole stands in that one place only. */
function count(value, counts) {
  if (!isShareable(value)) return;
  const text = JSON.stringify(value);
  const known = counts.get(text) ?? 0;
  counts.set(text, known + 1);
  if (known === 0 && typeof value === 'object') {
    for (const part of Object.values(value)) count(part, counts);
  }
}

function isShareable(value) {
  if (typeof value === 'string') {
    if (value.startsWith(MARK)) throw new Error(`"${value}" begins as what is shared does.`);
    return value.length >= SHORTEST;
  }
  return value !== null && typeof value === 'object' && JSON.stringify(value).length >= SHORTEST;
}

function within(value, share) {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part) => share(part, false));
  const parts = Object.entries(value).map(([name, part]) => [name, share(part, false)]);
  return Object.fromEntries(parts);
}
