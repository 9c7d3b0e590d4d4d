const HALF_AT_END = /[\uD800-\uDBFF]$/;
const HALF_AT_START = /^[\uDC00-\uDFFF]/;

/** The first `max` code units of a text, without half a character at the end: half of one is no text. */
export const startOf = (text: string, max: number): string =>
  text.length > max ? text.slice(0, max).replace(HALF_AT_END, '') : text;

/** The last `max` code units of a text, without half a character at the start. */
export const endOf = (text: string, max: number): string =>
  text.length > max ? text.slice(-max).replace(HALF_AT_START, '') : text;
