import type { Region } from './regions';

const ZIP = /^[0-9]{5}(-[0-9]{4})?$/;

// The pattern of the government's bulk transfer, anchored on both sides and with an optional space.
const UK_ONE_LETTER = '[A-PR-UWYZ][0-9][0-9A-HJKPSTUW]?';
const UK_TWO_LETTERS = '[A-PR-UWYZ][A-HK-Y][0-9][0-9ABEHMNPRVWXY]?';
const UK_POSTCODE = new RegExp(
  `^(GIR ?0AA|(?:${UK_ONE_LETTER}|${UK_TWO_LETTERS}) ?[0-9][ABD-HJLNP-UW-Z]{2})$`,
);

/** Blanks of every width, those that do not break among them, and what stands for a hyphen. */
const BLANKS = /[\s\u00A0\u2007\u2009\u200B\u202F]+/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** What a person reads when a ZIP or postcode is refused, by edition (Spec 2 §5). */
export const POSTCODE_MESSAGES: Readonly<Record<Region, string>> = {
  US: 'Invalid ZIP Code',
  UK: 'Invalid UK postal code',
};

/** Whether a text is a ZIP: five digits, optionally four more; 00000 is refused (Spec 2 §5). */
export const isZipCode = (text: string): boolean => ZIP.test(text) && !text.startsWith('00000');

/**
 * The stored form of a ZIP or UK postcode (upper case, one space before its last three), or null
 * when it is none.
 */
export function storedPostcode(input: string, region: Region): string | null {
  const trimmed = input.replace(BLANKS, ' ').replace(DASHES, '-').trim();
  if (region === 'US') {
    const zipCode = trimmed.replace(/ ?- ?/, '-');
    return isZipCode(zipCode) ? zipCode : null;
  }
  const upper = trimmed.toUpperCase();
  if (!UK_POSTCODE.test(upper)) return null;
  return upper.replace(/ ?(.{3})$/, ' $1');
}
