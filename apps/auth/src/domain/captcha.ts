import { DomainError } from '@palisade/kernel';

/** Who tells people from programs; `LOCAL` tells none, it only stops forged and repeated calls. */
export const CAPTCHA_PROVIDERS = ['LOCAL', 'TURNSTILE', 'HCAPTCHA'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];

/** What a provider answers of a token; both name it alike. */
export interface CaptchaAnswer {
  success?: unknown;
  'error-codes'?: unknown;
}

/** What a token can be at fault for; anything else is a fault of ours or of the provider. */
const FAULTS_OF_TOKENS = [
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
];

/** Accepts a token that the provider accepts, or says why not; null where it did not answer. */
export function judgeToken(answer: CaptchaAnswer | null): void {
  if (answer?.success === true) return;
  const codes = Array.isArray(answer?.['error-codes']) ? answer['error-codes'] : [];
  if (codes.some((code) => FAULTS_OF_TOKENS.includes(String(code)))) throw notPassed();
  throw captchaAway();
}

/** Spec 1 §5, captcha. */
export function notPassed(): DomainError {
  const detail =
    'Unable to verify if you are a human or a robot. ' +
    'Please make sure you are on latest version of Chrome or try again after page refresh';
  return new DomainError('CAPTCHA_FAILED', detail, 400);
}

/** Without an answer nobody passes. */
const captchaAway = (): DomainError =>
  new DomainError(
    'CAPTCHA_AWAY',
    'It cannot be checked at this moment that you are a person. Please try again in a minute.',
    503,
  );
