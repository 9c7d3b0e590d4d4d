import type { QuoteTerms } from '../quote-terms';

/**
 * The terms of a renewal once its expiring term has changed: what the renewal changed itself stays, all
 * else follows (domain §5.13.10).
 */
export function carriedTerms(
  before: QuoteTerms,
  after: QuoteTerms,
  renewal: QuoteTerms,
): QuoteTerms {
  const { coverages: _, ...renewed } = renewal;
  const plain = Object.fromEntries(
    Object.entries(renewed).map(([field, own]) => {
      const key = field as keyof typeof renewed;
      return [field, own === before[key] ? after[key] : own];
    }),
  ) as Omit<QuoteTerms, 'coverages'>;
  return { ...plain, coverages: carriedCoverages(before, after, renewal) };
}

function carriedCoverages(
  before: QuoteTerms,
  after: QuoteTerms,
  renewal: QuoteTerms,
): QuoteTerms['coverages'] {
  const [was, now, own] = [before, after, renewal].map(byKey);
  const keys = [...new Set([...own.keys(), ...now.keys()])];
  return keys.flatMap((key) => {
    const chosen = own.get(key) === was.get(key) ? now.get(key) : own.get(key);
    return chosen === undefined ? [] : [{ key, limit: chosen }];
  });
}

const byKey = ({ coverages }: QuoteTerms) =>
  new Map(coverages.map(({ key, limit }) => [key, limit]));
