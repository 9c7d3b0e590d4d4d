import type { DomainError } from '@palisade/kernel';
import type { SignInFacts } from './sign-in';
import { signIn } from './sign-in';

const NOW = new Date('2026-01-15T12:00:00Z');
const GOOD: SignInFacts = {
  isPasswordRight: true,
  isActive: true,
  isEmailValidated: true,
  passwordExpires: null,
  now: NOW,
};

function statusOf(facts: Partial<SignInFacts>): number {
  try {
    signIn({ ...GOOD, ...facts });
    return 200;
  } catch (error) {
    return (error as DomainError).status;
  }
}

describe('signIn', () => {
  it.each<[string, Partial<SignInFacts>, number]>([
    ['everything is right', {}, 200],
    ['the password expires later', { passwordExpires: new Date(NOW.getTime() + 1) }, 200],
    ['the password is wrong', { isPasswordRight: false }, 401],
    ['the person is switched off', { isActive: false }, 401],
    ['the address is not validated', { isEmailValidated: false }, 412],
    ['the password has expired', { passwordExpires: NOW }, 418],
    ['both', { isEmailValidated: false, passwordExpires: NOW }, 412],
  ])('answers for the case that %s: %s -> %i', (_, facts, status) => {
    expect(statusOf(facts)).toBe(status);
  });

  it.each<Partial<SignInFacts>>([
    { isActive: false },
    { isEmailValidated: false },
    { passwordExpires: NOW },
  ])('says nothing about the person after a wrong password: %j', (facts) => {
    expect(statusOf({ ...facts, isPasswordRight: false })).toBe(401);
    expect(statusOf({ ...facts, isActive: false })).toBe(401);
  });
});
