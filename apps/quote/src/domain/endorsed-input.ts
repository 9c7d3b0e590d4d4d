import { withChanges } from './fields';
import type { RatingInput } from './rating-input';

/** One risk by the terms and answers before an endorsement and after it, by the same facts. */
export interface EndorsedRisk {
  asIs: RatingInput;
  changed: RatingInput;
}

/**
 * What an endorsement is rated by: what its term was rated by, score and facts included, but for the
 * fields that it changes.
 */
export const endorsedInput = (rated: RatingInput, { asIs, changed }: EndorsedRisk): RatingInput =>
  withChanges({ ...rated }, { ...asIs }, { ...changed }) as unknown as RatingInput;
