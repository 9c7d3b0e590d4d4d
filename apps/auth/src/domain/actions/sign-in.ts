import { DomainError } from '@palisade/kernel';

/** What a sign-in is decided by; `isPasswordRight` is false for an unknown person. */
export interface SignInFacts {
  isPasswordRight: boolean;
  /** The person and the organisation are switched on and not removed. */
  isActive: boolean;
  isEmailValidated: boolean;
  /** Null when the password does not expire. */
  passwordExpires: Date | null;
  now: Date;
}

/** The refusal of anybody who does not prove to be a person who may sign in (Spec 1 §8). */
export const invalidCredentials = (): DomainError =>
  new DomainError('INVALID_CREDENTIALS', 'Invalid credentials. Please try again.', 401);

/**
 * Lets a person in or says why not. What tells that the person exists (412, 418) is said only
 * after the right password, and a person who is switched off looks like a wrong password.
 */
export function signIn(facts: SignInFacts): void {
  if (!facts.isPasswordRight || !facts.isActive) throw invalidCredentials();
  if (!facts.isEmailValidated) {
    const detail = 'Please validate your email address before you sign in.';
    throw new DomainError('EMAIL_NOT_VALIDATED', detail, 412);
  }
  if (facts.passwordExpires && facts.passwordExpires <= facts.now) {
    throw new DomainError('PASSWORD_EXPIRED', 'Your password has expired', 418);
  }
}
