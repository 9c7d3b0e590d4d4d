import type { PlainDate } from '@palisade/kernel';
import type { Endorsement, Policy } from '../../../lib/api-types';

export interface EndorseForm {
  effectiveDate: PlainDate;
  limit: number;
  deductible: number;
}

/** The request of a filled form; null while nothing differs from the policy. */
export function endorsementOf(
  { effectiveDate, limit, deductible }: EndorseForm,
  { terms }: Pick<Policy, 'terms'>,
): Endorsement | null {
  const isSame = limit === terms.aggregateLimit && deductible === terms.retention;
  if (isSame || !effectiveDate) return null;
  return { effectiveDate, initialRequestData: { limit, deductible } };
}

/** The choices of an amount, with the one that the policy has. */
export const withCurrent = (values: readonly number[], current: number): number[] =>
  [...new Set([...values, current])].sort((a, b) => a - b);
