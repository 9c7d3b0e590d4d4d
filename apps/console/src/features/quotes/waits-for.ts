import type { QuoteStatus } from '../../lib/api-types';

/** What each open status waits for; the words are those of `waits.*`. */
const WAITS: Partial<Record<QuoteStatus, string>> = {
  DRAFT: 'finish',
  REQUESTED: 'rating',
  INDICATION: 'answers',
  REFERRED: 'underwriter',
  IN_REVIEW: 'underwriter',
  READY: 'decision',
  ACTIVE: 'decision',
  SIGNED: 'bind',
};

/** What a quote waits for, by its status. */
export const waitsFor = (status: QuoteStatus): string => WAITS[status] ?? 'nothing';
