import { invalidField } from '@palisade/kernel';

/** Spec 3 §9: why a submission is declined; with the last, a text of one's own is the reason. */
export const SUBMISSION_DECLINE_REASONS = [
  'CLAIMS_HISTORY',
  'NATURE_OF_OPERATIONS',
  'POOR_CONTROLS',
  'SIZE_TOO_BIG',
  'FILL_IN_OPTION',
] as const;
export type SubmissionDeclineReason = (typeof SUBMISSION_DECLINE_REASONS)[number];

/** Why a submission was declined. */
export interface Declination {
  declinationReason: SubmissionDeclineReason;
  declinationReasonDescription: string;
  /** With the fill-in option alone. */
  fillInDeclinationReason: string | null;
}

/** What is kept of the reason that was chosen: a fill-in text goes with its option alone. */
export function declination({
  declinationReason,
  declinationReasonDescription,
  fillInDeclinationReason = null,
}: Omit<Declination, 'fillInDeclinationReason'> & {
  fillInDeclinationReason?: string | null;
}): Declination {
  const isFilledIn = declinationReason === 'FILL_IN_OPTION';
  if (isFilledIn && !fillInDeclinationReason) {
    throw invalidField('FILL_IN_REQUIRED', 'Fill-In text is required', '/fillInDeclinationReason');
  }
  return {
    declinationReason,
    declinationReasonDescription,
    fillInDeclinationReason: isFilledIn ? fillInDeclinationReason : null,
  };
}

/** A summary that the rater gave is a code of its rules, and no words for people. */
const CODE = /^[A-Z][A-Z0-9_]*$/;

/** Why a submission is declined whose quote was: in the words of the quote. */
export const declinedWithQuote = (
  reason: string,
  summary: string | null,
): Declination & { fillInDeclinationReason: string } => ({
  declinationReason: 'FILL_IN_OPTION',
  declinationReasonDescription: reason,
  fillInDeclinationReason: summary && !CODE.test(summary) ? summary : 'The quote was declined',
});

/** The reason in one sentence, for those who are told. */
export const declinationText = ({
  declinationReason,
  declinationReasonDescription,
  fillInDeclinationReason,
}: Declination): string =>
  `${fillInDeclinationReason ?? declinationReason}: ${declinationReasonDescription}`;

/** Business that is asked for, or that comes again. */
export const BUSINESS_TYPES = ['New Business', 'Renewal'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];
