/** The marks between units and their parts. */
export const DECIMAL_MARKS = ['.', ','] as const;

/** One of them. */
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/**
 * How amounts are written where they stand: with a known mark, as we write them (`1,250` is over a
 * thousand, `250.000` is asked about), or in a way that nothing tells.
 */
export type AmountWriting = DecimalMark | 'OURS' | 'UNKNOWN';

/** What a text says as an amount: one, one of two, or none. */
export type ReadAmount =
  | { kind: 'AMOUNT'; amount: number; currency: string | null; mark: DecimalMark | null }
  | { kind: 'AMBIGUOUS'; readings: Readonly<Record<DecimalMark, number>>; currency: string | null }
  | { kind: 'UNREADABLE' };

const CURRENCIES: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '£': 'GBP',
  GBP: 'GBP',
  '€': 'EUR',
  EUR: 'EUR',
};
/** Zeros that a word stands for. */
const SCALES: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  m: 6,
  mn: 6,
  mio: 6,
  million: 6,
  b: 9,
  bn: 9,
  billion: 9,
};
const CURRENCY = String.raw`(US\$|USD|GBP|EUR|[$£€])?`;
const SCALE = String.raw`(k|thousand|mn|mio|million|m|bn|billion|b)?`;
const SHAPE = new RegExp(
  String.raw`^(\(|-)?${CURRENCY}(-)?([\d.,' ]*\d)(?:[.,]-)?${SCALE}${CURRENCY}(\)|-)?$`,
  'i',
);
const BLANK = /[\s\u00A0\u2007\u2009\u202F]+/gu;
const APOSTROPHE = /[\u2019\u02BC`´]/g;
const MINUS = /[\u2212\u2012\u2013\u2014]/g;
/** Digits and marks as Japanese keyboards write them, and how far they lie from ours. */
const WIDE = /[\uFF01-\uFF5E]/g;
const WIDER = 0xfee0;
const UNREADABLE: ReadAmount = { kind: 'UNREADABLE' };

/** Reads an amount as people write it in the US, the UK and on the continent; never by a silent guess. */
export function readAmount(text: string, writing: AmountWriting = 'OURS'): ReadAmount {
  const found = SHAPE.exec(closed(text));
  if (!found) return UNREADABLE;
  const [, before, ahead, inner, digits, scale = '', behind, after] = found;
  const signs = [before, inner, after].filter(Boolean);
  const isBracketed = before === '(' && after === ')';
  if (signs.length > 1 && !(isBracketed && signs.length === 2)) return UNREADABLE;
  if (signs.length === 1 && /[()]/.test(signs[0])) return UNREADABLE;
  const names = [ahead, behind].flatMap((name) => (name ? [CURRENCIES[name.toUpperCase()]] : []));
  if (new Set(names).size > 1) return UNREADABLE;
  const by = { sign: signs.length ? '-' : '', zeros: SCALES[scale.toLowerCase()] ?? 0 };
  return decided(readings(digits.trim(), by), writing, names[0] ?? null);
}

/** In signs of one kind, without the blanks beside what is no digit. */
function closed(text: string): string {
  const narrow = text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDER));
  const plain = narrow.replace(BLANK, ' ').replace(APOSTROPHE, "'").replace(MINUS, '-').trim();
  return plain.replace(/ (?=\D)|(?<=\D) /g, '');
}

type Readings = Partial<Record<DecimalMark, number>> & { plain?: number };

function decided(found: Readings, writing: AmountWriting, currency: string | null): ReadAmount {
  const amount = (value: number | undefined, mark: DecimalMark | null): ReadAmount =>
    value === undefined || !Number.isFinite(value)
      ? UNREADABLE
      : { kind: 'AMOUNT', amount: value, currency, mark };
  if (found.plain !== undefined) return amount(found.plain, null);
  const point = found['.'];
  const comma = found[','];
  if (point === undefined) return amount(comma, ',');
  if (comma === undefined) return amount(point, '.');
  if (writing === '.' || writing === ',') return amount(found[writing], null);
  // Three digits after a comma are thousands with us; after a point they are nothing that we write.
  if (writing === 'OURS' && Math.abs(point) > Math.abs(comma)) return amount(point, null);
  return { kind: 'AMBIGUOUS', readings: { '.': point, ',': comma }, currency };
}

/** What digits say under each mark; `plain` where there is none to choose. */
function readings(digits: string, { sign, zeros }: { sign: string; zeros: number }): Readings {
  const valueOf = (mark: DecimalMark): number | undefined => {
    const number = numberText(digits, mark);
    return number === null ? undefined : Number(`${sign}${number}e${zeros}`) + 0;
  };
  if (!/[.,]/.test(digits)) return { plain: valueOf('.') };
  const found: Readings = {};
  for (const mark of DECIMAL_MARKS) {
    const value = valueOf(mark);
    if (value !== undefined) found[mark] = value;
  }
  return found;
}

const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/** The digits without marks between thousands, a point before the parts; null where they are not so written. */
function numberText(digits: string, mark: DecimalMark): string | null {
  const parts = digits.split(mark);
  if (parts.length > 2) return null;
  const [whole, fraction = ''] = parts;
  if (!/^\d*$/.test(fraction) || (parts.length === 2 && fraction === '')) return null;
  // A comma before more than three digits is no mark that anybody writes.
  if (mark === ',' && fraction.length > 3) return null;
  if (!/^\d*$/.test(whole) && !GROUPED.test(whole)) return null;
  const units = whole.replace(/\D/g, '') || '0';
  return fraction ? `${units}.${fraction}` : units;
}
