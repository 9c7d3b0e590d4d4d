import type { QuoteTerms } from '../quote-terms';
import { carriedTerms } from './carried-terms';

const EXPIRING: QuoteTerms = {
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
};
const crime = (limit: number): QuoteTerms['coverages'] => [
  { key: 'LIABILITY', limit: null },
  { key: 'CYBER_CRIME', limit },
];

describe('the terms of a renewal whose policy changes', () => {
  it.each<[string, Partial<QuoteTerms>, Partial<QuoteTerms>, Partial<QuoteTerms>]>([
    ['follow it', {}, { limit: 200_000_000 }, { limit: 200_000_000 }],
    [
      'keep what they changed',
      { limit: 300_000_000 },
      { limit: 200_000_000 },
      { limit: 300_000_000 },
    ],
    [
      'do both',
      { deductible: 5_000_000 },
      { limit: 200_000_000 },
      { deductible: 5_000_000, limit: 200_000_000 },
    ],
    [
      'follow the limit of a coverage',
      {},
      { coverages: crime(20_000_000) },
      { coverages: crime(20_000_000) },
    ],
    [
      'keep the limit of a coverage',
      { coverages: crime(5_000_000) },
      { coverages: crime(20_000_000) },
      { coverages: crime(5_000_000) },
    ],
    [
      'lose a coverage with it',
      {},
      { coverages: [{ key: 'LIABILITY', limit: null }] },
      { coverages: [{ key: 'LIABILITY', limit: null }] },
    ],
    [
      'leave a coverage out themselves',
      { coverages: [{ key: 'LIABILITY', limit: null }] },
      {},
      { coverages: [{ key: 'LIABILITY', limit: null }] },
    ],
  ])('%s', (_, own, change, expected) => {
    const terms = carriedTerms(EXPIRING, { ...EXPIRING, ...change }, { ...EXPIRING, ...own });
    expect(terms).toEqual({ ...EXPIRING, ...expected });
  });
});
