/**
 * Marks above, below and through a letter, in Latin, Greek and Cyrillic, and the points of Hebrew
 * and Arabic, which readers leave out; the marks of Thai, Hindi or Japanese are part of the letter.
 */
const MARKS =
  '\\u0300-\\u036F\\u0483-\\u0489\\u0591-\\u05BD\\u05BF\\u05C1\\u05C2\\u05C4\\u05C5\\u05C7' +
  '\\u0610-\\u061A\\u0640\\u064B-\\u065F\\u0670\\u06D6-\\u06DC\\u06DF-\\u06E4\\u06E7\\u06E8' +
  '\\u06EA-\\u06ED\\u1AB0-\\u1AFF\\u1DC0-\\u1DFF\\u20D0-\\u20FF\\uFE20-\\uFE2F';

/** What has no width: joiners, signs of direction, variants of a glyph, the soft hyphen. */
const INVISIBLE =
  '\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFE00-\\uFE0F\\uFEFF';

/** Letters of their own that stand for one plain letter, beside it. */
const PLAIN_LETTERS: readonly (readonly [letters: string, plain: string])[] = [
  ['đðɖɗƌȡ', 'd'],
  ['łƚȴ', 'l'],
  ['øɵ', 'o'],
  ['ħɦ', 'h'],
  ['ıɨ', 'i'],
  ['ŋɲƞȵ', 'n'],
  ['ŧƭʈƫȶ', 't'],
  ['ĸƙ', 'k'],
  ['ƀɓƃ', 'b'],
  ['ƈȼ', 'c'],
  ['əǝɇ', 'e'],
  ['ɠǥ', 'g'],
  ['ƥ', 'p'],
  ['ɍ', 'r'],
  ['ʉ', 'u'],
  ['ʋ', 'v'],
  ['ƴɏ', 'y'],
  ['ƶȥ', 'z'],
  ['ƒ', 'f'],
  ['ɉ', 'j'],
  ['ɋ', 'q'],
  ['ⱥ', 'a'],
  ['ς', 'σ'],
  ['ґ', 'г'],
];

/** Letters of their own that are written as two. */
const LETTER_PAIRS: readonly (readonly [letter: string, pair: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
];

/** What stands within a word and is left out: apostrophes and quotation marks, dots, commas, ! and ?. */
const WITHIN_WORDS = `'"\`‘’‚‛“”„‟′″‹›«»ʹʻʼʽˈ.,…!?¡¿،؛؟。、`;

/** Blanks, and what ends a line. */
const BLANKS =
  '\\u0001-\\u0020\\u007F-\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000';

/** What parts words as a blank does: hyphens and dashes, slashes, colons, brackets, raised dots. */
const BETWEEN_WORDS = '\\-\\u058A\\u05BE\\u2010-\\u2015\\u2212\\u30FB/|:;()\\[\\]{}\\u00B7\\u2022';

const DROPPED_MARKS = new RegExp(`[${MARKS}${INVISIBLE}]`, 'gu');
const DROPPED_SIGNS = new RegExp(`[${WITHIN_WORDS}]`, 'gu');
/** Version 1.1 is not version 11. */
const WITHIN_NUMBERS = /(?<=[0-9])[.,](?=[0-9])/g;
const PARTING = new RegExp(`[${BLANKS}${BETWEEN_WORDS}]+`, 'gu');
const BLANK = new RegExp(`[${BLANKS}]+`, 'gu');
const WRITTEN_PLAIN = new Map<string, string>([
  ...PLAIN_LETTERS.flatMap(([letters, plain]) =>
    [...letters].map((letter): [string, string] => [letter, plain]),
  ),
  ...LETTER_PAIRS,
]);
const LETTERS_OF_THEIR_OWN = new RegExp(`[${[...WRITTEN_PLAIN.keys()].join('')}]`, 'gu');

/**
 * A text as it is looked for, compared and sorted: two texts that fold alike are one name. `fold_text`
 * of the databases does the same.
 */
export function foldText(text: string): string {
  const letters = foldLetters(text);
  const parted = letters.replace(WITHIN_NUMBERS, ' ').replace(DROPPED_SIGNS, '');
  const words = parted.replace(PARTING, ' ').trim();
  // A name of signs alone is told from others by its signs.
  return words || letters.replace(BLANK, ' ').trim();
}

/** Which of two texts stands first, for `sort`. */
export function byFolded(one: string, other: string): number {
  const [first, second] = [foldText(one), foldText(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Without accents and case, in one spelling of each letter. */
function foldLetters(text: string): string {
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(DROPPED_MARKS, '')
    .toLowerCase()
    .replace(LETTERS_OF_THEIR_OWN, (letter) => WRITTEN_PLAIN.get(letter)!)
    .normalize('NFC');
}
