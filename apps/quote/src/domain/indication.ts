import { FUND_TRANSFER_QUESTIONS, MFA_QUESTIONS, SECURITY_QUESTIONS } from '@palisade/trade';
import type { RatingFlag } from './quote-rating';
import type { Answer, Answers } from './security-answers';
import { ADVERSE_QUESTIONS, CONTROL_QUESTIONS } from './security-answers';

/** A price of the rater in short, in currency units. */
export interface ShortPrice {
  premium: number;
  totalPremium: number;
  amountDue: number;
  flags: RatingFlag[];
  referToUnderwriter: boolean;
}

/** A control that could be better, with the answers that it would have. */
export interface Improvement {
  /** The question; `mfa` where none of the questions about it is answered. */
  control: string;
  answers: Answers;
}

/** The answers under which a risk is priced: as it is, at its best and worst, and a little better. */
export interface IndicationAnswers {
  best: Answers;
  worst: Answers;
  /** The controls that are not answered. */
  unanswered: string[];
  improvements: Improvement[];
}

/** What an improvement would give. */
export interface Saving extends Pick<Improvement, 'control'> {
  totalPremium: number;
  /** What is saved. */
  by: number;
}

/** A price with its range. */
export interface PricedIndication extends ShortPrice {
  low: number;
  high: number;
  savings: Saving[];
}

// The controls with the largest effect that are named (design: The quote).
const SAVINGS_MAX = 3;
const FREQUENT = ['backupFrequency', 'patchingFrequency'];
const BEST_IF_NOT: readonly string[] = [...ADVERSE_QUESTIONS, 'useCloudStorage'];
// The score of a company is made of more questions than the rater reads by themselves.
const PRICED_QUESTIONS: readonly string[] = [
  ...new Set([
    ...CONTROL_QUESTIONS,
    ...FUND_TRANSFER_QUESTIONS,
    ...ADVERSE_QUESTIONS,
    ...SECURITY_QUESTIONS,
  ]),
];

/** The answers to price beside those that were given. */
export function indicationAnswers(given: Answers): IndicationAnswers {
  const open = (questions: readonly string[]): string[] =>
    questions.filter((question) => given[question] === undefined);
  const filled = (answerOf: (question: string) => Answer): Answers => ({
    ...given,
    ...Object.fromEntries(open(PRICED_QUESTIONS).map((key) => [key, answerOf(key)])),
  });
  return {
    best: filled(bestAnswer),
    worst: filled(worstAnswer),
    unanswered: open(CONTROL_QUESTIONS),
    improvements: improvementsOf(given),
  };
}

/** The indication of what the rater answered; a variation that it refused says nothing. */
export function pricedIndication(
  base: ShortPrice,
  {
    best,
    worst,
    improved,
  }: Record<'best' | 'worst', ShortPrice | null> & {
    improved: { improvement: Improvement; price: ShortPrice | null }[];
  },
): PricedIndication {
  const totals = [base, best, worst].flatMap((price) => price?.totalPremium ?? []);
  const savings = improved
    .flatMap(({ improvement, price }) =>
      price
        ? [
            {
              control: improvement.control,
              totalPremium: price.totalPremium,
              by: base.totalPremium - price.totalPremium,
            },
          ]
        : [],
    )
    .filter(({ by }) => by > 0)
    .sort((one, other) => other.by - one.by)
    .slice(0, SAVINGS_MAX);
  return { ...base, low: Math.min(...totals), high: Math.max(...totals), savings };
}

/** One control at a time; without any answer about it, multi-factor authentication as a whole. */
function improvementsOf(given: Answers): Improvement[] {
  const isMfaOpen = MFA_QUESTIONS.every((question) => given[question] === undefined);
  const asWhole: readonly string[] = isMfaOpen ? MFA_QUESTIONS : [];
  const single = CONTROL_QUESTIONS.filter(
    (question) => given[question] !== bestAnswer(question) && !asWhole.includes(question),
  );
  const improved = (control: string, questions: readonly string[]): Improvement => ({
    control,
    answers: { ...given, ...Object.fromEntries(questions.map((name) => [name, bestAnswer(name)])) },
  });
  return [
    ...(isMfaOpen ? [improved('mfa', MFA_QUESTIONS)] : []),
    ...single.map((question) => improved(question, [question])),
  ];
}

function bestAnswer(question: string): Answer {
  if (FREQUENT.includes(question)) return 'WEEKLY';
  return !BEST_IF_NOT.includes(question);
}

function worstAnswer(question: string): Answer {
  if (FREQUENT.includes(question)) return 'NEVER';
  return BEST_IF_NOT.includes(question);
}
