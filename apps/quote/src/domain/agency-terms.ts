import type { MinorUnits } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';

/** A band of the insureds' revenue that an agency sells in; both ends belong to it, open where null. */
export interface RevenueLevel {
  name: string;
  minRevenue: MinorUnits | null;
  maxRevenue: MinorUnits | null;
}

/** What was agreed with an agency, as far as quoting and binding read it. */
export interface AgencyTerms {
  isAppointed: boolean;
  levels: readonly RevenueLevel[];
}

/** Whether an agency sells to a company of this revenue; one without levels sells to all. */
export function sellsTo(terms: AgencyTerms | null, revenue: MinorUnits | null): boolean {
  if (!terms?.levels.length || revenue === null) return true;
  return terms.levels.some(
    ({ minRevenue, maxRevenue }) =>
      (minRevenue === null || revenue >= minRevenue) &&
      (maxRevenue === null || revenue <= maxRevenue),
  );
}

/** The refusal of an agency that is not appointed, or of which no terms are known: it may only quote. */
export function appointmentProblem(terms: AgencyTerms | null): DomainError | null {
  if (terms?.isAppointed) return null;
  const detail = 'The agency is not appointed: it may quote, and not bind.';
  return new DomainError('AGENCY_NOT_APPOINTED', detail, 409);
}
