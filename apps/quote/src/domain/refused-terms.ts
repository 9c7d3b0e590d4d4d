import type { FieldError } from '@palisade/kernel';
import { LIMIT_FIELDS } from '@palisade/trade';
import type { QuoteTerms } from './quote-terms';

// The rater's names of what a quote calls otherwise.
const NAMES: Readonly<Record<string, string>> = {
  aggregateLimit: 'limit',
  retention: 'deductible',
};
const TERMS = [
  'limit',
  'attachment',
  'deductible',
  'waitingPeriod',
  'retroActivePeriod',
  'techENOPercentage',
  'isTriaExcluded',
];
const COVERED_BY: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LIMIT_FIELDS).map(([key, field]) => [field, key]),
);
const OF_COVERAGES = ['coverageLimits', 'optional', 'deselected', 'endorsements'];
const DATES = ['effectiveDate', 'endDate'];
const ANSWERS = ['controls', 'claimHistory', 'adverseFlags', 'fundTransferYes'];

/** What the rater refuses of a request for a quote, at the fields of the request. */
export const asRequested = (errors: readonly FieldError[], terms: QuoteTerms): FieldError[] =>
  errors.map(({ pointer = '', detail }) => {
    const [, field = '', below = ''] = pointer.split('/');
    const name = NAMES[field] ?? field;
    return {
      pointer: pointerOf(name, below, terms),
      detail: detail.replace(new RegExp(`^${field}\\b`), name),
    };
  });

function pointerOf(name: string, below: string, { coverages }: QuoteTerms): string {
  const data = '/initialRequestData';
  if (TERMS.includes(name)) return `${data}/${name}`;
  const key = COVERED_BY[name] ?? below;
  const index = coverages.findIndex((chosen) => chosen.key === key);
  if (index >= 0) return `${data}/coverages/${index}/limit`;
  if (OF_COVERAGES.includes(name) || name in COVERED_BY) return `${data}/coverages`;
  if (DATES.includes(name)) return `/${name}`;
  return ANSWERS.includes(name) ? '/securityQuestions' : '/accountId';
}
