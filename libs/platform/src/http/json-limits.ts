import { DomainError } from '@palisade/kernel';

/** What a body may be made of, beside its size in bytes. */
export interface JsonLimits {
  readonly depth: number;
  /** Fields of one object; libraries compare them with one another. */
  readonly fields: number;
  /** Elements of one list. */
  readonly elements: number;
  /** Fields and elements of all that is in the body. */
  readonly values: number;
  /** Bytes of one text: our longest have 20,000 characters of at most six bytes. */
  readonly textBytes: number;
}

/** For every call that does not say otherwise. */
export const USUAL_JSON: JsonLimits = {
  depth: 32,
  fields: 500,
  elements: 2_000,
  values: 10_000,
  textBytes: 131_072,
};

/** For tables and lists of risks that people upload: what one body of a megabyte holds. */
export const LARGE_JSON: JsonLimits = { ...USUAL_JSON, values: 150_000, textBytes: 1_048_576 };

/** A surrogate without its other half (Unicode 3.9). */
const BROKEN = /\p{Surrogate}/u;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Refuses a body that would cost much, before it is parsed: a megabyte of short fields takes JSON.parse
 * 140 ms and class-transformer, which looks for each field among all others, half a minute; to count
 * them takes 2 ms at most. What is no JSON passes, to be told so where it is parsed.
 */
export function refuseLargeJson(bytes: Buffer, limits: JsonLimits): void {
  const counts: number[] = [0];
  const isList: boolean[] = [true];
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      const end = endOfText(bytes, at);
      if (end - at > limits.textBytes) throw tooLong(limits);
      at = end;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > limits.depth) throw tooDeep(limits);
      counts[depth] = 1;
      isList[depth] = byte === OPEN_LIST;
      if (++values > limits.values) throw tooMany(limits.values, 'values in all');
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (--depth < 0) return;
    } else if (byte === COMMA) {
      const most = isList[depth] ? limits.elements : limits.fields;
      if (++counts[depth] > most)
        throw tooMany(most, isList[depth] ? 'elements in a list' : 'fields in an object');
      if (++values > limits.values) throw tooMany(limits.values, 'values in all');
    }
  }
}

/** Where the text that begins here ends. */
function endOfText(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at++) {
    if (bytes[at] === BACKSLASH) at++;
    else if (bytes[at] === QUOTE) return at;
  }
  return bytes.length;
}

/**
 * Where a text, or the name of one of its fields, holds half a character, which no database column of
 * ours takes, as a JSON pointer; null where none does.
 */
export function brokenTextAt(value: unknown, at = ''): string | null {
  if (typeof value === 'string') return BROKEN.test(value) ? at : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, field] of Object.entries(value)) {
    const found = BROKEN.test(key) ? at : brokenTextAt(field, `${at}/${pointerPart(key)}`);
    if (found !== null) return found;
  }
  return null;
}

/** A name within a JSON pointer (RFC 6901). */
const pointerPart = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

const tooDeep = ({ depth }: JsonLimits): DomainError =>
  new DomainError('TOO_DEEP', `Nest the body at most ${depth} levels deep.`, 400);

const tooLong = ({ textBytes }: JsonLimits): DomainError =>
  new DomainError('TEXT_TOO_LONG', `A text may have at most ${textBytes} bytes.`, 400);

const tooMany = (most: number, what: string): DomainError =>
  new DomainError('TOO_MANY_VALUES', `The body may have at most ${most} ${what}.`, 400);
