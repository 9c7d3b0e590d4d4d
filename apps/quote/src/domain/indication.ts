import type { CoverageKey } from '@palisade/trade';
import {
  CLAIM_HISTORIES,
  FUND_TRANSFER_QUESTIONS,
  MFA_QUESTIONS,
  SECURITY_QUESTIONS,
} from '@palisade/trade';
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

/** The answers under which a risk is priced beside those that were given. */
export interface IndicationAnswers {
  /** Answers to all that is open, among which the least and the most premium are. */
  ends: Answers[];
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
// Spec 3 §3: never, and within the last 12 months.
const [NEVER_A_CLAIM, CLAIM_THIS_YEAR] = CLAIM_HISTORIES;
const BEST_IF_NOT: readonly string[] = [...ADVERSE_QUESTIONS, 'useCloudStorage'];
// An answer also decides what is covered (Spec 3 §4): the best ones may cost more than others, because
// they earn cover, and the worst less. Each way is named by the answers that are not those of its end.
type Ways = Readonly<Partial<Record<CoverageKey, readonly Answers[]>>>;
const TRANSFERS = FUND_TRANSFER_QUESTIONS.map((_, yes) =>
  Object.fromEntries(FUND_TRANSFER_QUESTIONS.map((question, at) => [question, at < yes])),
);
const ALL_TRANSFERS = Object.fromEntries(FUND_TRANSFER_QUESTIONS.map((name) => [name, true]));
const CYBER_CRIME = [...TRANSFERS, ALL_TRANSFERS];
const SELDOM = { backupFrequency: 'QUARTERLY' };
/** How the best answers but one lose a cover. */
const LOST: Ways = {
  CYBER_CRIME,
  CONTINGENT_SYSTEM_FAILURE: [{}, { thirdPartySecurityAgreement: false }, SELDOM],
  FULL_SYSTEM_FAILURE: [{}, { dmzSeparation: false }, { testedFullFailover: false }, SELDOM],
};
const OFTEN = { backupFrequency: 'MONTHLY' };
/** How the worst answers but the least ones earn it. */
const EARNED: Ways = {
  CYBER_CRIME,
  CONTINGENT_SYSTEM_FAILURE: [{}, { thirdPartySecurityAgreement: true, ...OFTEN }],
  FULL_SYSTEM_FAILURE: [{}, { dmzSeparation: true, testedFullFailover: true, ...OFTEN }],
};
// The score of a company is made of more questions than the rater reads by themselves.
const PRICED_QUESTIONS: readonly string[] = [
  ...new Set([
    ...CONTROL_QUESTIONS,
    ...FUND_TRANSFER_QUESTIONS,
    ...ADVERSE_QUESTIONS,
    'claimHistory',
    ...SECURITY_QUESTIONS,
  ]),
];

/** The answers to price beside those that were given, for a risk with these coverages. */
export const indicationAnswers = (
  given: Answers,
  coverages: readonly CoverageKey[],
): IndicationAnswers => ({
  ends: [
    ...filledIn(given, bestAnswer, waysOf(coverages, LOST)),
    ...filledIn(given, worstAnswer, waysOf(coverages, EARNED)),
  ],
  unanswered: CONTROL_QUESTIONS.filter((question) => given[question] === undefined),
  improvements: improvementsOf(given),
});

/** The best answer to every question. */
export const bestAnswers = (): Answers => answeredBy(bestAnswer);

const answeredBy = (answerOf: (question: string) => Answer): Answers =>
  Object.fromEntries(PRICED_QUESTIONS.map((question) => [question, answerOf(question)]));

/** What was given stays; of the rest each way has some answers of its own. */
function filledIn(
  given: Answers,
  answerOf: (question: string) => Answer,
  ways: readonly Answers[],
): Answers[] {
  const usual = answeredBy(answerOf);
  const filled = ways.map((way) => ({ ...usual, ...way, ...given }));
  return [...new Map(filled.map((answers) => [JSON.stringify(answers), answers])).values()];
}

/** Every choice of one way for each of the coverages. */
const waysOf = (coverages: readonly CoverageKey[], ways: Ways): Answers[] =>
  coverages.reduce<Answers[]>(
    (chosen, coverage) =>
      chosen.flatMap((answers) => (ways[coverage] ?? [{}]).map((way) => ({ ...answers, ...way }))),
    [{}],
  );

/** The indication of what the rater answered; a variation that it refused says nothing. */
export function pricedIndication(
  base: ShortPrice,
  {
    ends,
    improved,
  }: {
    ends: (ShortPrice | null)[];
    improved: { improvement: Improvement; price: ShortPrice | null }[];
  },
): PricedIndication {
  const totals = [base, ...ends].flatMap((price) => price?.totalPremium ?? []);
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
  if (question === 'claimHistory') return NEVER_A_CLAIM;
  if (FREQUENT.includes(question)) return 'WEEKLY';
  return !BEST_IF_NOT.includes(question);
}

function worstAnswer(question: string): Answer {
  if (question === 'claimHistory') return CLAIM_THIS_YEAR;
  if (FREQUENT.includes(question)) return 'NEVER';
  return BEST_IF_NOT.includes(question);
}
