import { invalidField } from '@palisade/kernel';

/** What the reasons for which a policy ends early are called. */
export const END_REASONS = {
  INSURED_REQUEST: 'Requested by the insured',
  COVERAGE_ELSEWHERE: 'Coverage placed elsewhere',
  OUT_OF_BUSINESS: 'Out of business',
  REWRITTEN: 'Rewritten with us',
  NON_PAYMENT: 'Non-payment of premium',
  UNDERWRITING: 'Underwriting reasons',
  FRAUD: 'Fraud or misrepresentation',
  CLASS_OF_BUSINESS: 'Class of business',
  UNDERLYING_ENDED: 'The underlying policy ended',
  DUPLICATE: 'Duplicate policy',
  ERROR: 'Issued in error',
  OTHER: 'Another reason',
} as const;

/** A reason as people read it; one in somebody's own words stays as it is. */
export const endReasonText = (reason: string): string =>
  Object.entries(END_REASONS).find(([code]) => code === reason)?.[1] ?? reason;

/** Spec 3 §9: the choice that asks for a text of one's own, which stands beside it. */
export const FILL_IN = 'FILL_IN_OPTION';
const FILL_IN_TEXT = 'Fill-in option';

/** A reason that is chosen: its name in the keys of texts, and its words (spec 3 §9). */
export interface Reason {
  key: string;
  text: string;
}

/** Spec 3 §9: why an underwriter declines a quote. */
export const DECLINE_REASONS = {
  CLASS_OF_BUSINESS: { key: 'classOfBusiness', text: 'Class of Business' },
  POOR_CONTROLS: { key: 'poorControls', text: 'Poor Cyber Security Controls' },
  BOR: { key: 'bor', text: 'BOR' },
  CLAIMS_HISTORY: { key: 'claimsHistory', text: 'Poor Claims History' },
  DUPLICATE: { key: 'duplicate', text: 'Duplicate Quote' },
  ERROR: { key: 'error', text: 'Error' },
} as const satisfies Record<string, Reason>;

/** Spec 3 §9: why a quote is lost. */
export const LOST_REASONS = {
  PRICE: { key: 'price', text: 'Price is High' },
  COVERAGE: { key: 'coverage', text: 'Coverage / Limit not enough' },
  NO_CYBER: { key: 'noCyber', text: 'Do not want Cyber' },
  PAPER: { key: 'paper', text: 'Additional - Paper rating flexibility' },
} as const satisfies Record<string, Reason>;

/** Spec 3 §9: why an account is declined. */
export const ACCOUNT_DECLINE_REASONS = {
  CLAIMS_HISTORY: { key: 'claimsHistory', text: 'Claims history' },
  NATURE_OF_OPERATIONS: { key: 'natureOfOperations', text: 'Nature of Operations' },
  POOR_CONTROLS: { key: 'poorControls', text: 'Poor Controls' },
  SIZE_TOO_BIG: { key: 'tooBig', text: 'Size is too Big' },
} as const satisfies Record<string, Reason>;

const CLOSING: Readonly<Record<string, Reason>> = { ...DECLINE_REASONS, ...LOST_REASONS };

/** A reason for which a quote ends in words; null for one of somebody's own and for the code of a rule. */
export const closingWords = (code: string): string | null => CLOSING[code]?.text ?? null;

/** Why something is closed, as it is said: a reason by its code or its words, or the fill-in option. */
export interface SaidReason {
  reasonSummary: string;
  /** With the fill-in option alone. */
  fillInReason?: string | null;
  /** The description. */
  reason: string;
}

/** As it is kept: a code of the list, with a text of one's own before the description. */
export interface ChosenReason {
  code: string;
  words: string;
  description: string;
}

/** Throws 400 for a reason that the list does not hold, and for a fill-in without its text. */
export function chosenReason(
  reasons: Readonly<Record<string, Reason>>,
  { reasonSummary, fillInReason, reason }: SaidReason,
): ChosenReason {
  if (reasonSummary === FILL_IN || reasonSummary === FILL_IN_TEXT) {
    if (fillInReason) return { code: FILL_IN, words: fillInReason, description: reason };
    throw invalidField('FILL_IN_REQUIRED', 'Fill-In text is required', '/fillInReason');
  }
  const found = Object.entries(reasons).find(
    ([code, { text }]) => code === reasonSummary || text === reasonSummary,
  );
  if (found) return { code: found[0], words: found[1].text, description: reason };
  const known = [...Object.keys(reasons), FILL_IN].join(', ');
  throw invalidField('UNKNOWN_REASON', `The reason is one of ${known}.`, '/reasonSummary');
}
