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
  DUPLICATE: 'Duplicate policy',
  ERROR: 'Issued in error',
  OTHER: 'Another reason',
} as const;

/** A reason as people read it; one in somebody's own words stays as it is. */
export const endReasonText = (reason: string): string =>
  Object.entries(END_REASONS).find(([code]) => code === reason)?.[1] ?? reason;

/** Spec 3 §9: the choice that asks for a text of one's own, which is then the reason. */
export const FILL_IN = 'Fill-in option';

/** Spec 3 §9: why an underwriter declines a quote, by the keys of their texts; then the fill-in. */
export const DECLINE_REASONS = [
  'classOfBusiness',
  'poorControls',
  'bor',
  'claimsHistory',
  'duplicate',
  'error',
] as const;

/** Spec 3 §9: why a quote is lost, by the keys of their texts; then the fill-in. */
export const LOST_REASONS = ['price', 'coverage', 'noCyber', 'paper'] as const;

/** Spec 3 §9: why an account is declined, by the keys of their texts; then the fill-in. */
export const ACCOUNT_DECLINE_REASONS = [
  'claimsHistory',
  'natureOfOperations',
  'poorControls',
  'tooBig',
] as const;
