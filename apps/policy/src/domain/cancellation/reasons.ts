import { END_REASONS } from '@palisade/trade';
import type { CancellationType } from './return-premium';

/** What a reason stands for. */
export interface Reason {
  reason: string;
  text: string;
}

/** The lists of reasons that the console offers (Spec 3 §7). */
export const REASON_LISTS = ['cancel', 'void', 'rescind', 'nonRenewal'] as const;

export type ReasonList = (typeof REASON_LISTS)[number];

const reason = (code: string, text: string): Reason => ({ reason: code, text });

const known = (code: keyof typeof END_REASONS): Reason => reason(code, END_REASONS[code]);

/** Cancelled for non-payment: the insured may be reinstated for a while. */
export const NON_PAYMENT = 'NON_PAYMENT';

/** A layer ends with the policy below it: nobody chooses it. */
export const UNDERLYING_ENDED = 'UNDERLYING_ENDED';

/** Why an insurer does not renew. */
export const NON_RENEWAL_REASONS = ['UNDERWRITING', 'CLASS_OF_BUSINESS', 'OTHER'] as const;

/** Reasons of the insured; they are short rated. */
const OF_THE_INSURED = ['INSURED_REQUEST', 'COVERAGE_ELSEWHERE', 'OUT_OF_BUSINESS'];

/** Reasons of the insurer, for which notice is given; one unnamed counts too. */
const OF_THE_INSURER = [NON_PAYMENT, 'UNDERWRITING', 'FRAUD', 'CLASS_OF_BUSINESS', 'OTHER'];

export const REASONS: Readonly<Record<ReasonList, readonly Reason[]>> = {
  cancel: (Object.keys(END_REASONS) as (keyof typeof END_REASONS)[])
    .filter((code) => code !== UNDERLYING_ENDED)
    .map(known),
  void: [known('ERROR'), known('DUPLICATE')],
  rescind: [
    known('INSURED_REQUEST'),
    reason('SUBJECTIVITY', 'Conditions not met'),
    reason('ERROR', 'Bound in error'),
  ],
  nonRenewal: NON_RENEWAL_REASONS.map(known),
};

/** The codes that a policy may be cancelled for. */
export const CANCEL_REASONS: readonly string[] = REASONS.cancel.map(({ reason: code }) => code);

/** Spec 3 §4: the insurer gives notice for its own reasons; for others it is asked, or cancels flat. */
export const isByNotice = (code: string): boolean => OF_THE_INSURER.includes(code);

/** How much goes back for a reason when nobody says so. */
export function usualType(code: string): 'PRO_RATA' | 'SHORT_RATE' {
  return OF_THE_INSURED.includes(code) ? 'SHORT_RATE' : 'PRO_RATA';
}

/** What a reason lets go back: flat has guards of its own, and nobody else's reason is short rated. */
export const typesOf = (code: string): CancellationType[] => [usualType(code), 'FLAT'];
