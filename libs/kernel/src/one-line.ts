/** White space that ends a line or moves on in it, with the blanks around it. */
const BREAKS = /\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/gu;
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/u;
const UNSEEN = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u;
const ANY = /[\p{Cc}\u2028\u2029]/u;

/** A text as one line: breaks and tabs, as they come with what is pasted, become a blank. */
export const oneLine = (text: string): string =>
  ANY.test(text) ? text.replace(BREAKS, ' ').trim() : text;

/** A text with each letter in one spelling (NFC); one in which nothing is to be seen is empty. */
export const seenText = (text: string): string => (UNSEEN.test(text) ? '' : text.normalize('NFC'));

/** Whether a text has characters that are neither shown nor white space. */
export const hasControls = (text: string): boolean => CONTROL.test(text);
