import { asksEffort, DECLINATIONS_MIN, type EffortBasis } from '@palisade/trade';
import type { Quote } from '../../../lib/api-types';

/** An admitted insurer that was asked and declined. */
export interface Declination {
  insurer: string;
  contact: string;
  declinedOn: string;
  reason: string;
}

/** What the step of the diligent effort asks for. */
export interface EffortForm {
  effortBasis?: EffortBasis;
  declinations?: Declination[];
}

/** The diligent effort as the calls want it. */
export interface DiligentEffort {
  basis: EffortBasis;
  declinations?: Declination[];
}

/** As many as a state asks for, to be filled in. */
export const NO_DECLINATIONS: readonly Declination[] = Array.from(
  { length: DECLINATIONS_MIN },
  () => ({
    insurer: '',
    contact: '',
    declinedOn: '',
    reason: '',
  }),
);

/** Whether the state of a quote asks for a diligent effort that nobody has given yet. */
export const isEffortDue = (quote: Quote, state: string): boolean =>
  quote.isSurplus &&
  quote.boundOn === null &&
  !quote.isRenewal &&
  !quote.isEndorsement &&
  quote.diligentEffort === null &&
  asksEffort(state);

/** What was entered; nothing where the step was not shown. */
export const effortOf = ({
  effortBasis: basis,
  declinations = [],
}: EffortForm): { diligentEffort?: DiligentEffort } => {
  if (!basis) return {};
  return { diligentEffort: { basis, ...(basis === 'DECLINATIONS' && { declinations }) } };
};
