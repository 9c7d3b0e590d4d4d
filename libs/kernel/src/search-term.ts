import { foldText } from './fold-text';

/** The least and the most that is looked for. */
export const SEARCH_LENGTH = { min: 2, max: 100 } as const;

/** A part of a word shorter than this fits too many rows to be looked for. */
const PART_MIN = 3;
/** As many digits in a row stand for a telephone and not for a part of a number. */
const PHONE_MIN = 4;

const PHONE_LIKE = /^\+?[\d\s().\-/]+$/;
const NUMBER_LIKE = /^[a-z]{0,4}[\s-]*\d[\d\s-]*$/;

/** What a person typed, in each way in which a row can hold it. */
export interface SearchTerm {
  /** Folded. */
  text: string;
  /** As a number of ours, without its dashes: `Q-26-0000017` and `q26 0000017` are the same. */
  number: string | null;
  /** As a part of a telephone, its digits alone. */
  phone: string | null;
}

/** Reads what a person typed. */
export function searchTerm(typed: string): SearchTerm {
  const said = typed.trim().toLowerCase();
  const number = NUMBER_LIKE.test(said) ? said.replace(/[\s-]/g, '') : null;
  return { text: foldText(typed), number, phone: phonePart(said) };
}

/**
 * The digits of a telephone that every way of writing it shares: without punctuation, the code of
 * the country and the 0 that is dialled within one. Null for what is no part of a telephone.
 */
export function phonePart(typed: string): string | null {
  const text = typed.trim();
  if (!PHONE_LIKE.test(text)) return null;
  const digits = text.replace(/\(0\)/, '').replace(/\D/g, '');
  const isAbroad = text.startsWith('+') || digits.startsWith('00');
  const called = digits.replace(/^00/, '');
  const code = isAbroad || called.length > 11 ? /^(1|44)(?=\d{3})/ : /^(?!)/;
  const part = called.replace(code, '').replace(/^0/, '');
  return part.length < PHONE_MIN ? null : part;
}

/** How a row may hold a term, the better way first. */
export interface SearchTexts {
  /** Texts with which a word of the row begins. */
  starts: string[];
  /** Texts that stand anywhere in it. */
  within: string[];
}

/** What is looked for, the same text once; numbers of rows are kept without their dashes. */
export function textsOf({ text, number, phone }: SearchTerm): SearchTexts {
  const words = [...new Set([text, number ?? text])];
  const parts = [...new Set([...words, phone ?? text])];
  return { starts: words, within: parts.filter(({ length }) => length >= PART_MIN) };
}
