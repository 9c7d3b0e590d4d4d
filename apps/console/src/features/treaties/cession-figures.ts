/** The amounts of a cession, and of all together. */
export const CESSION_FIGURES = ['premium', 'cededPremium', 'cedingCommission', 'net'] as const;
