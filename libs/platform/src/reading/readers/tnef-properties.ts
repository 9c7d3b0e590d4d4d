const WORD = 4;
/** Types of one length, in bytes as they lie in a list: numbers, truths, times and ids. */
const LENGTHS: ReadonlyMap<number, number> = new Map([
  [0x02, 4],
  [0x03, 4],
  [0x04, 4],
  [0x05, 8],
  [0x06, 8],
  [0x07, 8],
  [0x0a, 4],
  [0x0b, 4],
  [0x14, 8],
  [0x40, 8],
  [0x48, 16],
]);
/** Types of varying length: objects, texts in eight bits and as Unicode, bytes. */
const VARYING: readonly number[] = [0x0d, 0x1e, 0x1f, 0x102];
const MANY_VALUES = 0x1000;
/** Ids from here on are followed by what they stand for: a set, and a number or a name in it. */
const FIRST_NAMED = 0x8000;
const SET_BYTES = 16;

/**
 * The first value of a property of varying length in a list of properties (MS-OXTNEF §2.1.3.4); null where
 * the list, as far as it is one, has none.
 */
export function valueOf(list: Buffer, tag: number): Buffer | null {
  for (let at = WORD; at + WORD <= list.length;) {
    const found = wordAt(list, at);
    const type = found & 0xffff & ~MANY_VALUES;
    at += WORD;
    if (found >>> 16 >= FIRST_NAMED) at = afterName(list, at);
    const length = LENGTHS.get(type);
    if (length !== undefined) {
      at += found & MANY_VALUES ? WORD + wordAt(list, at) * length : length;
      continue;
    }
    if (!VARYING.includes(type)) return null;
    if (found === tag) return firstValue(list, at);
    at = afterValues(list, at);
  }
  return null;
}

/** How many there are, how long the first is, and that. */
function firstValue(list: Buffer, at: number): Buffer | null {
  const begins = at + 2 * WORD;
  if (begins > list.length || wordAt(list, at) === 0) return null;
  return list.subarray(begins, begins + wordAt(list, at + WORD));
}

function afterValues(list: Buffer, at: number): number {
  const count = wordAt(list, at);
  let after = at + WORD;
  for (let passed = 0; passed < count && after < list.length; passed++) {
    after += WORD + padded(wordAt(list, after));
  }
  return after;
}

function afterName(list: Buffer, at: number): number {
  const kind = at + SET_BYTES;
  const isNumber = wordAt(list, kind) === 0;
  return kind + 2 * WORD + (isNumber ? 0 : padded(wordAt(list, kind + WORD)));
}

/** Nothing lies behind the end of a list. */
const wordAt = (list: Buffer, at: number): number =>
  at + WORD > list.length ? 0 : list.readUInt32LE(at);

const padded = (length: number): number => Math.ceil(length / WORD) * WORD;
