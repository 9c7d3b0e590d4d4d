import { toCurrencyUnits } from '@palisade/kernel';
import type { Market, Product } from '@palisade/trade';
import type { Terms } from '../domain/history/policy-stack';

export class CoverageResponse {
  key: string;
  limit: number;
  retention: number;
  premium: number;
}

export class AdditionalInsuredName {
  id: string;
  name: string;
}

/** What is covered, how far, and from when to when; amounts in currency units. */
export class TermsResponse {
  product: Product;
  market: Market;
  state: string | null;
  effectiveDate: string;
  endDate: string;
  aggregateLimit: number;
  attachment: number | null;
  retention: number;
  waitingPeriod: number;
  retroActivePeriod: number;
  coverages: CoverageResponse[];
  endorsements: string[];
  additionalInsureds: AdditionalInsuredName[];
  isTriaExcluded: boolean;
}

export function toTermsResponse(terms: Terms): TermsResponse {
  const { premiumLines: _, ...shown } = terms;
  const { attachment, coverages, aggregateLimit, retention, additionalInsureds } = shown;
  return {
    ...shown,
    aggregateLimit: toCurrencyUnits(aggregateLimit),
    attachment: attachment === null ? null : toCurrencyUnits(attachment),
    retention: toCurrencyUnits(retention),
    additionalInsureds: additionalInsureds.map(({ id, name }) => ({ id, name })),
    coverages: coverages.map((coverage) => ({
      key: coverage.key,
      limit: toCurrencyUnits(coverage.limit),
      retention: toCurrencyUnits(coverage.retention),
      premium: toCurrencyUnits(coverage.premium),
    })),
  };
}
