import { DomainError } from './domain-error';

/** A letter that no face of our papers has, and where it stands. */
export interface Unprinted {
  /** As people call it: `Named insured`. */
  field: string;
  letter: string;
  /** JSON pointer of what was sent. */
  pointer?: string;
}

/** A letter by its number in Unicode: `U+05D0`. */
export const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Refuses a paper that would be printed without a letter. */
export function letterNotPrinted({ field, letter, pointer }: Unprinted): DomainError {
  const detail = `${field} contains a letter that cannot be printed: ${letter} (${codeOf(letter)}).`;
  return new DomainError('LETTER_NOT_PRINTED', detail, 422, pointer ? [{ pointer, detail }] : []);
}
