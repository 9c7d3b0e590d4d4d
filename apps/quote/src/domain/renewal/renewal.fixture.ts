import type { Charges } from '../quote-rating';
import type { ExpiringTerm } from './expiring-term';

/** A term of a million at 1,000.00. */
export const expiringTerm = (change: Partial<ExpiringTerm> = {}): ExpiringTerm => ({
  quoteId: 'expiring',
  term: { effectiveDate: '2026-01-15', endDate: '2027-01-15' },
  terms: {
    limit: 100_000_000,
    attachment: null,
    deductible: 2_500_000,
    waitingPeriod: 12,
    retroActivePeriod: -1,
    coverages: [
      { key: 'LIABILITY', limit: null },
      { key: 'CYBER_CRIME', limit: 10_000_000 },
    ],
    techENOPercentage: null,
    isTriaExcluded: false,
  },
  charges: { currency: 'USD', premium: 100_000, totalPremium: 100_000 } as Charges,
  answers: { isMfaEnabled: true },
  insureds: [],
  facts: { revenue: 100_000_000, employees: 20 },
  score: 70,
  hazard: 3,
  rateBook: 'US-2026-01',
  isAutomatic: true,
  ...change,
});
