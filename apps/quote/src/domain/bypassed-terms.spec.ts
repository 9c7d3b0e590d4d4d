import { keptTerms } from './bypassed-terms';
import type { QuoteTerms } from './quote-terms';

const TERMS: QuoteTerms = {
  limit: 60_000_000,
  attachment: null,
  deductible: 7_500_000,
  waitingPeriod: 6,
  retroActivePeriod: 0,
  techENOPercentage: null,
  isTriaExcluded: false,
  coverages: [{ key: 'CYBER_CRIME', limit: 100_000_000 }],
};
const ALL = [
  'aggregateLimit',
  'retention',
  'waitingPeriod',
  'retroActivePeriod',
  'cyberCrimeLimit',
];

describe('terms that a bypass gave', () => {
  it('are kept while they are unchanged, whatever else changes', () => {
    const changed = { ...TERMS, isTriaExcluded: true };
    expect(keptTerms({ terms: TERMS, bypassed: ALL }, changed)).toEqual(ALL);
    expect(keptTerms({ terms: TERMS, bypassed: [] }, changed)).toEqual([]);
  });

  it.each<[string, Partial<QuoteTerms>]>([
    ['aggregateLimit', { limit: 100_000_000 }],
    ['retention', { deductible: 2_500_000 }],
    ['waitingPeriod', { waitingPeriod: 12 }],
    ['retroActivePeriod', { retroActivePeriod: -1 }],
    ['cyberCrimeLimit', { coverages: [{ key: 'CYBER_CRIME', limit: 50_000_000 }] }],
    ['cyberCrimeLimit', { coverages: [] }],
  ])('end with a change of %s', (name, change) => {
    const kept = keptTerms({ terms: TERMS, bypassed: ALL }, { ...TERMS, ...change });
    expect(kept).toEqual(ALL.filter((other) => other !== name));
  });
});
