/** What people type where something must stand. */
const STAND_INS: ReadonlySet<string> = new Set(
  'asdf;na;n a;none;not known;tba;tbc;tbd;test;unknown;xx'.split(';'),
);

const ONE_LETTER = /^(\p{L})\1{2,}$/u;
const LETTERS_OF_A_CITY = 2;

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** Whether a text stands for none, or is one letter again and again. */
const standsForNone = (text: string): boolean => {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return STAND_INS.has(words) || ONE_LETTER.test(lettersOf(words));
};

/** Whether the lines of an address can be no street and no house: there is no letter in them, or no name. */
export const isNoStreet = (lines: readonly string[]): boolean =>
  lettersOf(lines.join('')) === '' || standsForNone(lines[0] ?? '');

/** Whether a text can be no city or town. */
export const isNoCity = (city: string): boolean =>
  lettersOf(city).length < LETTERS_OF_A_CITY || standsForNone(city);
