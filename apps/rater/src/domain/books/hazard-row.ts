/** What the industry of an insured means: accepted, referred to an underwriter, or declined. */
export type ClassAction = 'accept' | 'refer' | 'decline';

/** Hazard class (1 is best, 5 is worst) of the industry codes that begin with a prefix. */
export interface HazardRow {
  readonly prefix: string;
  readonly hazard: number;
  readonly action: ClassAction;
}

export const hazard = (
  prefix: string,
  hazard: number,
  action: ClassAction = 'accept',
): HazardRow => ({ prefix, hazard, action });
