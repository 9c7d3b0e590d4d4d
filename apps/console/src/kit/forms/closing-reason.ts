import { FILL_IN } from '@palisade/trade';
import type { ClosingReason } from '../../lib/api-types';

export interface ClosingForm {
  choice: string;
  fillIn?: string;
  reason: string;
}

/** The members of the request by their names in the form. */
export const CLOSING_ALIASES = { reasonSummary: 'choice', fillInReason: 'fillIn' };

export const closingReason = ({ choice, fillIn, reason }: ClosingForm): ClosingReason => ({
  reason,
  reasonSummary: choice,
  ...(choice === FILL_IN && { fillInReason: fillIn }),
});
