import { toCurrencyUnits } from '@palisade/kernel';
import type { QuoteTerms } from '../quote-terms';
import type { Answer, Answers } from '../security-answers';
import type { ExpiringTerm } from './expiring-term';

type Value = string | number | boolean | null;

/** What differs between the expiring term and the one that is offered; amounts in currency units. */
export interface RenewalDifference {
  kind: 'TERM' | 'COVERAGE' | 'FACT' | 'ANSWER';
  field: string;
  before: Value;
  after: Value;
}

/** The renewal as it is compared. */
export interface OfferedTerm {
  terms: QuoteTerms;
  answers: Answers;
  facts: Record<string, Answer | null>;
}

const MONEY_TERMS = ['limit', 'deductible', 'attachment'] as const;
const OTHER_TERMS = [
  ...(['waitingPeriod', 'retroActivePeriod', 'techENOPercentage', 'isTriaExcluded'] as const),
];
const MONEY_FACTS = ['revenue'];
const FACTS = [
  'revenue',
  'employees',
  'records',
  'yearEstablished',
  'industryCode',
  'state',
  'name',
];

/** Every difference: terms, coverages, what is known of the insured, what it answered. */
export function differencesOf(
  expiring: ExpiringTerm,
  { terms, answers, facts }: OfferedTerm,
): RenewalDifference[] {
  const was = expiring.terms;
  return [
    ...MONEY_TERMS.flatMap((field) =>
      differing('TERM', field, inUnits(was[field]), inUnits(terms[field])),
    ),
    ...OTHER_TERMS.flatMap((field) => differing('TERM', field, was[field], terms[field])),
    ...coverageDifferences(was, terms),
    ...FACTS.flatMap((field) => {
      const shown = (value: Answer | null | undefined): Value =>
        MONEY_FACTS.includes(field) && typeof value === 'number'
          ? toCurrencyUnits(value)
          : said(value);
      return differing('FACT', field, shown(expiring.facts[field]), shown(facts[field]));
    }),
    ...[...new Set([...Object.keys(expiring.answers), ...Object.keys(answers)])].flatMap((field) =>
      differing('ANSWER', field, said(expiring.answers[field]), said(answers[field])),
    ),
  ];
}

/** A coverage without a limit of its own has the aggregate's; one that is not chosen has none. */
function coverageDifferences(was: QuoteTerms, now: QuoteTerms): RenewalDifference[] {
  const limitsOf = ({ coverages, limit }: QuoteTerms): Map<string, number> =>
    new Map(coverages.map((one) => [one.key, toCurrencyUnits(one.limit ?? limit)]));
  const [before, after] = [limitsOf(was), limitsOf(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const isSame = coverageOf(was, key) === coverageOf(now, key);
    return isSame
      ? []
      : differing('COVERAGE', key, before.get(key) ?? null, after.get(key) ?? null);
  });
}

const coverageOf = ({ coverages }: QuoteTerms, key: string): number | null | undefined =>
  coverages.find((one) => one.key === key)?.limit;

const differing = (
  kind: RenewalDifference['kind'],
  field: string,
  before: Value,
  after: Value,
): RenewalDifference[] => (before === after ? [] : [{ kind, field, before, after }]);

const inUnits = (amount: number | null): number | null =>
  amount === null ? null : toCurrencyUnits(amount);

/** A list of answers as one text. */
const said = (value: unknown): Value =>
  Array.isArray(value) ? value.join(', ') : ((value ?? null) as Value);
