import type { MinorUnits } from '@palisade/kernel';
import { DomainError, minorUnitsOf } from '@palisade/kernel';
import type { Underlying } from './cover';
import type { Term } from './quote-dates';
import type { QuoteKind } from './quote-kind';

/** The total aggregate maximum: the most that one insured is covered for in all (decision 38). */
export const TAM_MAX: MinorUnits = minorUnitsOf(10_000_000);

/** Who decided that a quote may go beyond it, and why. */
export interface TamOverride {
  override: boolean;
  reason: string;
}

/** A quote as far as the maximum reads it. */
export interface LimitedQuote extends Term {
  kind: QuoteKind;
  terms: { limit: MinorUnits };
  tamOverride: TamOverride | null;
}

/** The refusal where the insured would be covered for more on one day; none when it is overruled. */
export function tamProblem(quote: LimitedQuote, covers: readonly Underlying[]): DomainError | null {
  if (quote.kind === 'ENDORSEMENT' || quote.tamOverride?.override) return null;
  const beside = covers
    .filter(
      ({ effectiveDate, endDate }) =>
        effectiveDate < quote.endDate && endDate > quote.effectiveDate,
    )
    .reduce((sum, { limit }) => sum + limit, 0);
  if (beside + quote.terms.limit <= TAM_MAX) return null;
  const detail =
    'All cover of the insured together would be above 10,000,000. An underwriter decides.';
  return new DomainError('TAM_EXCEEDED', detail, 409, [{ pointer: '/limit', detail }]);
}
