/** Spec 3 §4: groups of statuses that policies are filtered by. */
export const POLICY_GROUPS = {
  CANCELLATIONS: ['CANCELLED', 'CANCEL PENDING', 'IN REINSTATEMENT PERIOD', 'FLAT CANCELLED'],
  INACTIVE: ['DELETED', 'VOID', 'LOST'],
} as const;

/** Spec 3 §4: the statuses of quotes that a dashboard calls INACTIVE. */
export const INACTIVE_QUOTES = ['INVALID', 'DECLINED'] as const;

/** Spec 3 §4: the statuses of quotes that were bound. */
export const BOUND_QUOTES = ['BOUND', 'ISSUED', 'IN FORCE'] as const;
