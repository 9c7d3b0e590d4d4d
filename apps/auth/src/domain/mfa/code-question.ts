import { DomainError, RetryLater } from '@palisade/kernel';
import { CODE_DAY_MS, MAX_CODE_TRIES } from '../one-time-code';

/** How long a question for a code waits, and how long a shown secret may be confirmed. */
export const MFA_QUESTION_MS = 10 * 60_000;

/**
 * Wrong codes of a person in a day, over all questions. Three codes of a million are good at a
 * time: whoever knows the password guesses right with less than one chance in ten thousand a day.
 */
export const MAX_WRONG_CODES_A_DAY = 30;

/** How a person proves the second factor (Spec 1 §3). */
export const SENT_MFA_TYPES = ['EMAIL', 'SMS'] as const;
export type SentMfaType = (typeof SENT_MFA_TYPES)[number];

export const isSent = (type: string): type is SentMfaType =>
  SENT_MFA_TYPES.some((sent) => sent === type);

/** The wrong codes of a person. */
export interface WrongCodes {
  wrongCodes: number;
  wrongSince: Date | null;
}

/** A question that waits for its code. */
export interface CodeQuestion {
  tries: number;
  expires: Date;
}

/** How long the wrong codes still count; 0 when they count no more. */
const countsMs = ({ wrongSince }: WrongCodes, now: Date): number =>
  wrongSince ? Math.max(0, wrongSince.getTime() + CODE_DAY_MS - now.getTime()) : 0;

/** The wrong codes of the day after one more. */
export function oneMoreWrong(before: WrongCodes, now: Date): WrongCodes {
  return countsMs(before, now) > 0
    ? { ...before, wrongCodes: before.wrongCodes + 1 }
    : { wrongCodes: 1, wrongSince: now };
}

/** Why a code is not looked at at all; null when it is. */
export function refusalOfTry(
  wrong: WrongCodes,
  question: CodeQuestion | null,
  now: Date,
): DomainError | null {
  const waitMs = countsMs(wrong, now);
  if (waitMs > 0 && wrong.wrongCodes >= MAX_WRONG_CODES_A_DAY) {
    const detail = 'Too many wrong codes were entered. Try again tomorrow.';
    return new RetryLater('MFA_CODES_USED_UP', detail, 429, Math.ceil(waitMs / 1_000));
  }
  if (!question || question.expires <= now || question.tries >= MAX_CODE_TRIES) {
    const detail = 'This code is not asked for any more. Please ask for a new one.';
    return new DomainError('MFA_CODE_ENDED', detail, 401);
  }
  return null;
}

/** The refusal of a code that is wrong, old or was used before: all alike. */
export const wrongMfaCode = (): DomainError =>
  new DomainError('MFA_CODE_REFUSED', 'The code is not valid. Please try again.', 401);
