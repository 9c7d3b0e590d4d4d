import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { SentMfaType } from './code-question';

/** How a person proves the second factor (Spec 1 §3). */
export const MFA_TYPES = ['EMAIL', 'GOOGLE', 'NONE', 'SMS'] as const;
export type MfaType = (typeof MFA_TYPES)[number];

/** The second factor that a person wants, as far as it is decided by. */
export interface SetUpFacts {
  current: MfaType;
  wanted: MfaType;
  /** The organisation asks everybody for a second factor. */
  isEnforced: boolean;
}

/**
 * A factor in use must be proved and taken off before another is put on: a stolen session alone
 * changes nothing.
 */
export function setUpMfa({ current, wanted, isEnforced }: SetUpFacts): void {
  if (wanted !== 'NONE' && current !== 'NONE') {
    const detail = 'Multi Factor Authentication is on already. Turn it off before you change it.';
    throw new DomainError('MFA_ALREADY_ON', detail, 409);
  }
  if (wanted !== 'NONE') return;
  if (current === 'NONE') {
    throw new DomainError('MFA_NOT_ON', 'Multi Factor Authentication is not on.', 409);
  }
  if (isEnforced) {
    const detail = 'Your organization asks everybody for Multi Factor Authentication.';
    throw new DomainError('MFA_ENFORCED', detail, 409);
  }
}

/** Whether a person must set up a second factor before anything else (Spec 1 §4). */
export const mustSetUp = (mfaType: MfaType, isEnforced: boolean): boolean =>
  isEnforced && mfaType === 'NONE';

/** The codes that a call must bring: two of an authenticator app to enable it, else one. */
export interface MfaCodes {
  mfa1?: string;
  mfa2?: string;
}

const missing = (names: string[]): DomainError => {
  const errors: FieldError[] = names.map((name) => ({
    pointer: `/${name}`,
    detail: 'Enter the 6 digits of the code',
  }));
  return new DomainError('INVALID_REQUEST', 'Enter the 6 digits of the code', 400, errors);
};

/** Two codes of an app; 400 for fewer. */
export function pairOf({ mfa1, mfa2 }: MfaCodes): [string, string] {
  if (mfa1 && mfa2) return [mfa1, mfa2];
  throw missing([...(mfa1 ? [] : ['mfa1']), ...(mfa2 ? [] : ['mfa2'])]);
}

/** The one code of a call; 400 without. */
export function codeOf({ mfa1 }: MfaCodes): string {
  if (mfa1) return mfa1;
  throw missing(['mfa1']);
}

/** The refusal of codes that do not enable what they should (Spec 2 §8). */
export const notVerified = (type: SentMfaType | 'GOOGLE'): DomainError =>
  new DomainError('MFA_NOT_VERIFIED', `Failure to verify ${type}. Please try again!`, 409);

/** The refusal to send a text message to nowhere. */
export const phoneNeeded = (): DomainError =>
  new DomainError('MFA_PHONE_NEEDED', 'Your profile has no telephone number for the code.', 409);
