/** What a person reads when an NPN is refused (Spec 2 §5). */
export const NPN_MESSAGE = 'NPN must be less than or equal to 10 digits';

/** What a person reads when the NPN of a sign-up is missing or no number (Spec 1 §5). */
export const PRODUCER_NUMBER_MESSAGE = 'Producer number is required';

const DIGITS = /^[0-9]+$/;
const MAX_DIGITS = 10;

/** Whether a text is a National Producer Number: one to ten digits (Spec 2 §5). */
export const isNpn = (text: string): boolean => DIGITS.test(text) && text.length <= MAX_DIGITS;

/** What is wrong with the NPN that a sign-up states, or null; a policyholder states none. */
export function producerNumberProblem(text: string): string | null {
  if (!DIGITS.test(text)) return PRODUCER_NUMBER_MESSAGE;
  return isNpn(text) ? null : NPN_MESSAGE;
}
