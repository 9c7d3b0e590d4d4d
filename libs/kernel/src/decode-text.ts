/** How the letters of a file are written as bytes. */
export type Charset = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'windows-1252';

/** The text of a file, and how it was read. */
export interface DecodedText {
  text: string;
  charset: Charset;
  /** Whether nothing in the file says so: its reader is told. */
  isGuess: boolean;
}

const MARKS: readonly (readonly [Charset, readonly number[]])[] = [
  ['UTF-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16LE', [0xff, 0xfe]],
  ['UTF-16BE', [0xfe, 0xff]],
];
/** So much of a file shows whether each second byte of it is empty. */
const SAMPLE = 1_024;
const OWN_SIGNS = /[\u0080-\u009F]/g;
const FIRST_SIGN = 0x80;
/** The signs of Windows-1252 from 0x80 to 0x9F; five places are empty. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const MOSTLY = 0.4;
const SELDOM = 0.05;

/**
 * The text of bytes: by the mark at their beginning, else UTF-16 where each second byte is empty, else
 * UTF-8 where they are that, else Windows-1252, which any bytes may be.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { text: read(marked[0], bytes), charset: marked[0], isGuess: false };
  const wide = wideCharset(bytes);
  if (wide) return { text: read(wide, bytes), charset: wide, isGuess: true };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, charset: 'UTF-8', isGuess: false };
  } catch {
    return { text: read('windows-1252', bytes), charset: 'windows-1252', isGuess: true };
  }
}

function read(charset: Charset, bytes: Uint8Array): string {
  if (charset !== 'windows-1252') return new TextDecoder(charset.toLowerCase()).decode(bytes);
  // Decoders of some platforms read Windows-1252 as Latin-1, which has no signs in these 32 places.
  const latin = new TextDecoder('latin1').decode(bytes);
  return latin.replace(OWN_SIGNS, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - FIRST_SIGN]);
}

function wideCharset(bytes: Uint8Array): Charset | null {
  const sample = bytes.subarray(0, SAMPLE);
  const empty = [0, 0];
  sample.forEach((byte, at) => (empty[at % 2] += byte === 0 ? 1 : 0));
  const [even, odd] = empty.map((count) => count / Math.max(1, sample.length / 2));
  if (odd > MOSTLY && even < SELDOM) return 'UTF-16LE';
  return even > MOSTLY && odd < SELDOM ? 'UTF-16BE' : null;
}
