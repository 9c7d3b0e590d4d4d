import type { PlainDate } from '@palisade/kernel';
import type { Endorsement, Policy } from '../../../lib/api-types';

export interface EndorseForm {
  effectiveDate: PlainDate;
  limit: number;
  deductible: number;
}

/** The request of a filled form: what differs from the policy alone; null while nothing does. */
export function endorsementOf(
  { effectiveDate, limit, deductible }: EndorseForm,
  { terms }: Pick<Policy, 'terms'>,
): Endorsement | null {
  const initialRequestData = {
    ...(limit !== terms.aggregateLimit && { limit }),
    ...(deductible !== terms.retention && { deductible }),
  };
  if (!Object.keys(initialRequestData).length || !effectiveDate) return null;
  return { effectiveDate, initialRequestData };
}

/** The choices of an amount, with the one that the policy has. */
export const withCurrent = (values: readonly number[], current: number): number[] =>
  [...new Set([...values, current])].sort((a, b) => a - b);
