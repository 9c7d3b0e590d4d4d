import { FUND_TRANSFER_QUESTIONS, MFA_QUESTIONS } from '@palisade/trade';

/** An answer to a security question. */
export type Answer = string | number | boolean;

/** Answers by question; a question that is not answered is absent. */
export type Answers = Readonly<Record<string, Answer>>;

const CONTROLS = [
  'backupFrequency',
  'testedFullFailover',
  'edrDeployed',
  'isSecurityTraining',
  'incidentResponsePlan',
  'useEncryption',
  'patchingFrequency',
  'isSecurityOfficer',
  'dmzSeparation',
  'thirdPartySecurityAgreement',
];
/** The questions about controls, all of which the price depends on. */
export const CONTROL_QUESTIONS: readonly string[] = [...MFA_QUESTIONS, ...CONTROLS];

const LITIGATION = [
  'civilOrCriminalAction',
  'pendingLitigation',
  'securityBreachRequiringNotification',
];
/** The questions whose YES tells of something that went wrong. */
export const ADVERSE_QUESTIONS: readonly string[] = [
  ...LITIGATION,
  'lossInBusinessIncome',
  'pastCyberIncident',
];

// The specification names no list: these decide most of the price and of the referrals.
const BIND_REQUIRED = ['claimHistory', ...MFA_QUESTIONS, 'backupFrequency', ...ADVERSE_QUESTIONS];

/** What a rating reads of the answers. */
export interface RatedAnswers {
  controls: Record<string, string | number>;
  fundTransferYes: number;
  adverseFlags: number;
  claimHistory: number | null;
}

/**
 * The answers of a term beside an endorsement that answers some anew: a control that it answers is not
 * among them, so that the answer counts whatever the insured has said elsewhere meanwhile.
 */
export const answersBeside = (answers: Answers, anew: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([key]) => !(CONTROLS.includes(key) && key in anew)),
  );

/** The answers in the rater's words. */
export function ratedAnswers(answers: Answers): RatedAnswers {
  const controls: RatedAnswers['controls'] = {};
  for (const key of CONTROLS) {
    if (answers[key] !== undefined) controls[key] = spoken(answers[key]);
  }
  if (MFA_QUESTIONS.some((key) => answers[key] !== undefined)) {
    controls.mfaCount = yesCount(answers, MFA_QUESTIONS);
  }
  return {
    controls,
    fundTransferYes: yesCount(answers, FUND_TRANSFER_QUESTIONS),
    adverseFlags: yesCount(answers, ADVERSE_QUESTIONS),
    claimHistory: typeof answers.claimHistory === 'number' ? answers.claimHistory : null,
  };
}

/** The questions that must be answered before a quote can be bound, and are not. */
export const missingAnswers = (answers: Answers): string[] =>
  BIND_REQUIRED.filter((key) => answers[key] === undefined);

/** Whether an answer tells of litigation or of a breach that had to be notified. */
export const hasLitigation = (answers: Answers): boolean => yesCount(answers, LITIGATION) > 0;

/** Whether an answer is a YES, however it was given. */
export const isYes = (answer: Answer | undefined): boolean => answer === true || answer === 'YES';

const yesCount = (answers: Answers, keys: readonly string[]): number =>
  keys.filter((key) => isYes(answers[key])).length;

const spoken = (answer: Answer): string | number =>
  typeof answer === 'boolean' ? (answer ? 'YES' : 'NO') : answer;
