import { DomainError } from '@palisade/kernel';
import { isCommonPassword } from './common-passwords';

/** A rule of the list that people read while they type. */
export interface PasswordRule {
  readonly errorCode: string;
  readonly displayText: string;
}

interface Rule extends PasswordRule {
  readonly isMet: (password: string) => boolean;
}

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

// Counted in characters as a person sees them, not in UTF-16 units.
const lengthOf = (password: string): number => [...password].length;

const RULES: readonly Rule[] = [
  {
    errorCode: 'PASSWORD_TOO_SHORT',
    displayText: `At least ${MIN_LENGTH} characters`,
    isMet: (password) => lengthOf(password) >= MIN_LENGTH,
  },
  {
    errorCode: 'PASSWORD_TOO_LONG',
    displayText: `At most ${MAX_LENGTH} characters`,
    isMet: (password) => lengthOf(password) <= MAX_LENGTH,
  },
  {
    errorCode: 'PASSWORD_NEEDS_UPPER_CASE',
    displayText: 'At least one upper case letter',
    isMet: (password) => /\p{Lu}/u.test(password),
  },
  {
    errorCode: 'PASSWORD_NEEDS_LOWER_CASE',
    displayText: 'At least one lower case letter',
    isMet: (password) => /\p{Ll}/u.test(password),
  },
  {
    errorCode: 'PASSWORD_NEEDS_DIGIT',
    displayText: 'At least one digit',
    isMet: (password) => /\p{Nd}/u.test(password),
  },
  {
    errorCode: 'PASSWORD_NEEDS_SPECIAL',
    displayText: 'At least one special character',
    isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password),
  },
  {
    errorCode: 'PASSWORD_TOO_COMMON',
    displayText: 'Not one of the passwords that everybody guesses',
    isMet: (password) => !isCommonPassword(password),
  },
];

const shown = ({ errorCode, displayText }: Rule): PasswordRule => ({ errorCode, displayText });

export const PASSWORD_RULES: readonly PasswordRule[] = RULES.map(shown);

/** The rules that a password breaks, in the order of the list; none when it may be used. */
export const brokenRules = (password: string): PasswordRule[] =>
  RULES.filter(({ isMet }) => !isMet(password)).map(shown);

/** Refuses a password that may not be used, with every rule that it breaks. */
export function refuseBroken(password: string): void {
  const errors = brokenRules(password).map(({ errorCode, displayText }) => ({
    pointer: '/password',
    detail: displayText,
    errorCode,
  }));
  if (!errors.length) return;
  const detail = `The password needs: ${errors.map((error) => error.detail).join('; ')}.`;
  throw new DomainError('PASSWORD_REFUSED', detail, 400, errors);
}
