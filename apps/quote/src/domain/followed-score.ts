import type { QuoteKind } from './quote-kind';
import type { RatingFlag } from './quote-rating';

/**
 * Whether a priced quote takes a score that moved by itself. An endorsement keeps the score of its term; what
 * a rule had referred was released by a person, who prices it again.
 */
export const followsScore = (
  { kind }: { kind: QuoteKind },
  flags: readonly Pick<RatingFlag, 'level'>[],
): boolean => kind !== 'ENDORSEMENT' && flags.every(({ level }) => level === 'info');
