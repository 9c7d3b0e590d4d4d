import type { CancellationType } from './return-premium';

/** What a reason stands for. */
export interface Reason {
  reason: string;
  text: string;
}

/** The lists of reasons that the console offers (Spec 3 §7). */
export const REASON_LISTS = ['cancel', 'void', 'rescind'] as const;

export type ReasonList = (typeof REASON_LISTS)[number];

const reason = (code: string, text: string): Reason => ({ reason: code, text });

/** Cancelled for non-payment: the insured may be reinstated for a while. */
export const NON_PAYMENT = 'NON_PAYMENT';

/** Rewritten with us: nothing is kept for cancelling early. */
export const REWRITTEN = 'REWRITTEN';

/** Reasons of the insured; they are short rated. */
const OF_THE_INSURED = ['INSURED_REQUEST', 'COVERAGE_ELSEWHERE', 'OUT_OF_BUSINESS'];

/** Reasons of the insurer other than non-payment, for which notice is given; one unnamed counts too. */
export const OF_THE_INSURER = ['UNDERWRITING', 'FRAUD', 'CLASS_OF_BUSINESS', 'OTHER'];

export const REASONS: Readonly<Record<ReasonList, readonly Reason[]>> = {
  cancel: [
    reason('INSURED_REQUEST', 'Requested by the insured'),
    reason('COVERAGE_ELSEWHERE', 'Coverage placed elsewhere'),
    reason('OUT_OF_BUSINESS', 'Out of business'),
    reason(REWRITTEN, 'Rewritten with us'),
    reason(NON_PAYMENT, 'Non-payment of premium'),
    reason('UNDERWRITING', 'Underwriting reasons'),
    reason('FRAUD', 'Fraud or misrepresentation'),
    reason('CLASS_OF_BUSINESS', 'Class of business'),
    reason('DUPLICATE', 'Duplicate policy'),
    reason('ERROR', 'Issued in error'),
    reason('OTHER', 'Another reason'),
  ],
  void: [reason('ERROR', 'Issued in error'), reason('DUPLICATE', 'Duplicate policy')],
  rescind: [
    reason('INSURED_REQUEST', 'Requested by the insured'),
    reason('SUBJECTIVITY', 'Conditions not met'),
    reason('ERROR', 'Bound in error'),
  ],
};

/** The codes that a policy may be cancelled for. */
export const CANCEL_REASONS: readonly string[] = REASONS.cancel.map(({ reason: code }) => code);

/** How much goes back for a reason when nobody says so. */
export function usualType(code: string): 'PRO_RATA' | 'SHORT_RATE' {
  return OF_THE_INSURED.includes(code) ? 'SHORT_RATE' : 'PRO_RATA';
}

/** What a reason lets go back: flat has guards of its own, and nobody else's reason is short rated. */
export const typesOf = (code: string): CancellationType[] => [usualType(code), 'FLAT'];
