/** White space that ends a line or moves on in it, with the blanks around it. */
const BREAKS = /\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/gu;
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/u;
const ANY = /[\p{Cc}\u2028\u2029]/u;

/** A text as one line: breaks and tabs, as they come with what is pasted, become a blank. */
export const oneLine = (text: string): string =>
  ANY.test(text) ? text.replace(BREAKS, ' ').trim() : text;

/** Whether a text has characters that are neither shown nor white space. */
export const hasControls = (text: string): boolean => CONTROL.test(text);
