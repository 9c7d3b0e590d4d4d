import type { MinorUnits } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { CoverageKey } from '@palisade/trade';
import { SUBLIMITS } from '@palisade/trade';
import type { EndorsedPolicy } from './endorsement';
import type { Charges } from './quote-rating';
import type { ChosenCoverage, QuoteTerms } from './quote-terms';

/** An endorsement as far as its signature goes. */
export interface SignableEndorsement {
  endorsement: Pick<EndorsedPolicy, 'before' | 'termsBefore' | 'follows'> | null;
  annualCharges: Charges | null;
  terms: QuoteTerms;
  signature: object | null;
}

const isExclusion = ({ key }: ChosenCoverage): boolean => key.endsWith('_EXCLUSION');

/**
 * Whether the insured has yet to sign a change: one that costs more, or covers less. A renewal that follows
 * its expiring term was signed with the change of that.
 */
export function waitsForSignature(quote: SignableEndorsement): boolean {
  const { endorsement, annualCharges, terms, signature } = quote;
  if (!endorsement || endorsement.follows || signature) return false;
  const { before, termsBefore } = endorsement;
  const rises = (annualCharges?.premium ?? 0) > before.premium;
  return rises || (termsBefore !== undefined && coversLess(terms, termsBefore));
}

/** The refusal of a change that the insured has yet to sign. */
export function signatureProblem(quote: SignableEndorsement): DomainError | null {
  if (!waitsForSignature(quote)) return null;
  const detail = 'An endorsement that costs more or covers less needs a signature.';
  return new DomainError('SIGNATURE_MISSING', detail, 409);
}

/** Whether anything is covered less far than before. */
export const coversLess = (after: QuoteTerms, before: QuoteTerms): boolean =>
  after.limit < before.limit ||
  after.deductible > before.deductible ||
  (after.attachment ?? 0) > (before.attachment ?? 0) ||
  after.waitingPeriod > before.waitingPeriod ||
  yearsBack(after) < yearsBack(before) ||
  (after.isTriaExcluded && !before.isTriaExcluded) ||
  after.coverages.some((added) => isExclusion(added) && limitIn(before, added.key) === null) ||
  SUBLIMITS.some((key) => reachOf(after, key) < reachOf(before, key)) ||
  before.coverages.some(
    (kept) => covers(kept) && (limitIn(after, kept.key) ?? 0) < (kept.limit ?? before.limit),
  );

const covers = (chosen: ChosenCoverage): boolean =>
  !isExclusion(chosen) && !SUBLIMITS.includes(chosen.key);

const reachOf = (terms: QuoteTerms, key: CoverageKey): MinorUnits =>
  limitIn(terms, key) ?? terms.limit;

const yearsBack = ({ retroActivePeriod: years }: QuoteTerms): number =>
  years < 0 ? Infinity : years;

/** How far a coverage goes; null when it is not chosen. */
function limitIn({ coverages, limit }: QuoteTerms, key: string): MinorUnits | null {
  const chosen = coverages.find((coverage) => coverage.key === key);
  return chosen ? (chosen.limit ?? limit) : null;
}
