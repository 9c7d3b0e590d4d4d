import type { DocType } from './doc-types';

const HOUSE_YEARS = 7;

/**
 * For how many years the papers of a quote that was not bought are kept, by their kinds. All others stay:
 * what belongs to a policy, a bill, a claim or a statement, and what belongs to no quote.
 */
export const KEPT_YEARS: Partial<Record<DocType, number>> = {
  APPLICATION: HOUSE_YEARS,
  QUOTE: HOUSE_YEARS,
  EVIDENCE: HOUSE_YEARS,
  CORRESPONDENCE: HOUSE_YEARS,
  OTHER: HOUSE_YEARS,
};

/** The years of a kind; null for a kind that always stays. */
export const keptYearsOf = (docType: DocType): number | null => KEPT_YEARS[docType] ?? null;
