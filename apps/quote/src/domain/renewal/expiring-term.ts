import type { AdditionalInsured } from '../additional-insureds';
import type { Charges } from '../quote-rating';
import type { QuoteTerms } from '../quote-terms';
import type { Answer, Answers } from '../security-answers';
import type { Term } from '../quote-dates';

/** The term that a renewal follows, as it stood when the renewal was last made of it. */
export interface ExpiringTerm {
  /** The quote that its last terms come from. */
  quoteId: string;
  term: Term;
  terms: QuoteTerms;
  /** What its whole term costs on these terms. */
  charges: Charges;
  answers: Answers;
  insureds: readonly AdditionalInsured[];
  /** The insured as it was rated. */
  facts: Record<string, Answer | null>;
  /** 0 to 100; null where it was rated without. */
  score: number | null;
  hazard: number | null;
  rateBook: string | null;
  /** Made by itself, by the rules of automatic renewals. */
  isAutomatic: boolean;
  /** The program that the renewal has its schedule rating from. */
  program?: string | null;
}
