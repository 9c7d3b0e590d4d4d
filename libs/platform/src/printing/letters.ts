/** Texts of these letters are printed as they stand. */
const PLAIN = /^[ -~]*$/;

/** Whether a text has only letters that are everywhere. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** A text as it is printed: composed, in lines, with blanks that have a width and nothing without a shape. */
export function composed(text: string): string {
  if (isPlain(text)) return text;
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** The number of a letter. */
export const pointOf = (letter: string): number => letter.codePointAt(0) ?? 0;
