/** What a commission is for: new, renewal, policy change, cancellation, reinstatement. */
export const LINE_TYPES = ['NBS', 'RWL', 'PCH', 'XLC', 'REI'] as const;

/** What a commission is for. */
export type LineType = (typeof LINE_TYPES)[number];
