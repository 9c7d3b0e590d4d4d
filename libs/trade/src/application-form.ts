import type { AnswerKind } from './questions';
import { ASKED_QUESTIONS } from './questions';

/** The hidden field that tells our application from any other form, and its value. */
export const APPLICATION_MARK = { field: 'palisadeApplication', value: '1' } as const;

/** What the application asks of a company, in its order; the fields of the form have these names. */
export const APPLICATION_FACTS = [
  'name',
  'address1',
  'address2',
  'city',
  'state',
  'zipCode',
  'country',
  'phone',
  'domainName',
  'industryCode',
  'revenue',
  'noOfEmployeesAll',
  'numberOfPersonalRecords',
  'yearEstablished',
  'ownershipType',
  'entityType',
  'isFranchise',
] as const;

/** One of them. */
export type ApplicationFact = (typeof APPLICATION_FACTS)[number];

/** The field of a security question. */
export const answerField = (question: string): string => `answer.${question}`;

/** Every field that is read of an application. */
export const APPLICATION_FIELDS: readonly string[] = [
  ...APPLICATION_FACTS,
  ...ASKED_QUESTIONS.map(({ name }) => answerField(name)),
];

/** What is chosen on paper, in words, and the answer that it is. */
export interface PaperChoice {
  readonly text: string;
  readonly answer: string | number | boolean;
}

/** How a question of yes or no is answered on paper. */
export const YES_OR_NO: readonly PaperChoice[] = [
  { text: 'Yes', answer: true },
  { text: 'No', answer: false },
];

/** How each kind of question is answered on paper. */
export const PAPER_CHOICES: Readonly<Record<AnswerKind, readonly PaperChoice[]>> = {
  yesNo: YES_OR_NO,
  frequency: [
    { text: 'Weekly', answer: 'WEEKLY' },
    { text: 'Monthly', answer: 'MONTHLY' },
    { text: 'Quarterly', answer: 'QUARTERLY' },
    { text: 'Every six months', answer: 'SIX_MONTHS' },
    { text: 'Never', answer: 'NEVER' },
  ],
  claimHistory: [
    { text: 'Never', answer: 0 },
    { text: 'Within 12 months', answer: 1 },
    { text: 'Within 2 years', answer: 2 },
    { text: 'Within 3 years', answer: 3 },
    { text: 'Within 4 years', answer: 4 },
    { text: 'Longer ago', answer: 5 },
  ],
};
