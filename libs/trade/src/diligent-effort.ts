/** By what a state is shown that no admitted insurer takes a risk, or that it need not be shown. */
export const EFFORT_BASES = ['DECLINATIONS', 'EXPORT_LIST', 'EXEMPT_PURCHASER'] as const;

/** One of them. */
export type EffortBasis = (typeof EFFORT_BASES)[number];

/** How many admitted insurers have to decline. */
export const DECLINATIONS_MIN = 3;

/** The states that ask for no search among admitted insurers any more. */
const WITHOUT_EFFORT: readonly string[] = ['FL', 'LA', 'MS', 'VA', 'WI'];

/** Whether a state asks for a diligent effort before a risk goes to surplus lines. */
export const asksEffort = (state: string | null): boolean =>
  state !== null && !WITHOUT_EFFORT.includes(state);
