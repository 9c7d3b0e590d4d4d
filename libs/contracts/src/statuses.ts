/** The statuses of a quote, spelled exactly as on the wire (Spec 3 §4). */
export const QUOTE_STATUSES = [
  'TEMPORARY',
  'DRAFT',
  'REQUESTED',
  'ACTIVE',
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'READY',
  'SIGNED',
  'BOUND',
  'BINDER EXPIRED',
  'ISSUED',
  'IN FORCE',
  'EXPIRED',
  'INVALID',
  'LOST',
  'DECLINED',
  'DELETED',
  'VOID',
  'API_REJECTED',
  'RESCIND',
] as const;

/** The status of a quote. */
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** The statuses of a policy and of its binder (Spec 1 §4, Spec 3 §4). */
export const POLICY_STATUSES = [
  'REQUESTED',
  'SIGNED',
  'BOUND',
  'BINDER EXPIRED',
  'RESCIND',
  'ISSUED',
  'ACTIVE',
  'IN FORCE',
  'EXPIRED',
  'RENEWED',
  'INVALID',
  'VOID TRANSACTION',
  'VOID',
  'CANCEL REQUESTED',
  'CANCEL PENDING',
  'CANCELLED',
  'CANCEL TRANSACTION',
  'FLAT CANCELLED',
  'IN REINSTATEMENT PERIOD',
  'DELETED',
  'LOST',
] as const;

/** The status of a policy or binder. */
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** The statuses of an account (Spec 3 §4). */
export const ACCOUNT_STATUSES = [
  'Open',
  'Quoted',
  'Active Policy',
  'Declined',
  'Lost',
  'Deleted',
] as const;

/** The status of an account. */
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** The statuses of a submission (Spec 3 §4). */
export const SUBMISSION_STATUSES = [
  'NEW',
  'IN_PROGRESS',
  'CERTIFIED',
  'QUOTED',
  'BOUND',
  'COMPLETED',
  'DECLINED',
  'NON_VIABLE',
  'LOST',
  'DELETED',
] as const;

/** The status of a submission. */
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
