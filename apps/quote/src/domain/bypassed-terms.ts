import type { QuoteTerms } from './quote-terms';

// By the rater's names.
const VALUES: Readonly<Record<string, (terms: QuoteTerms) => unknown>> = {
  aggregateLimit: ({ limit }) => limit,
  retention: ({ deductible }) => deductible,
  waitingPeriod: ({ waitingPeriod }) => waitingPeriod,
  retroActivePeriod: ({ retroActivePeriod }) => retroActivePeriod,
  cyberCrimeLimit: ({ coverages }) => coverages.find(({ key }) => key === 'CYBER_CRIME')?.limit,
};

/** Of the terms that a caller with bypass gave those that a change leaves as they were. */
export const keptTerms = (
  { terms, bypassed }: { terms: QuoteTerms; bypassed: readonly string[] },
  changed: QuoteTerms,
): string[] => bypassed.filter((name) => VALUES[name]?.(terms) === VALUES[name]?.(changed));
