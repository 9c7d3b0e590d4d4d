import type { SecurityAnswers } from '../../lib/api-types';

export type SecurityQuestion = keyof SecurityAnswers;

/** How a question is answered. */
export type AnswerKind = 'yesNo' | 'frequency' | 'claimHistory';

export interface QuestionGroup {
  key: string;
  questions: readonly { name: SecurityQuestion; kind: AnswerKind }[];
}

const yesNo = (...names: SecurityQuestion[]) =>
  names.map((name) => ({ name, kind: 'yesNo' }) as const);

/** Spec 3 §3: the security questions, in the order in which they are asked. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    key: 'access',
    questions: yesNo(
      'mfaCloud',
      'mfaRemote',
      'mfaAdmin',
      'edrDeployed',
      'useEncryption',
      'dmzSeparation',
    ),
  },
  {
    key: 'people',
    questions: yesNo(
      'isSecurityOfficer',
      'isSecurityTraining',
      'useCloudStorage',
      'thirdPartySecurityAgreement',
    ),
  },
  {
    key: 'transfers',
    questions: yesNo(
      'isVerifyingBankAccounts',
      'isAuthenticatingFundTransferRequests',
      'isPreventingUnauthorizedWireTransfers',
    ),
  },
  {
    key: 'recovery',
    questions: [
      { name: 'backupFrequency', kind: 'frequency' },
      { name: 'patchingFrequency', kind: 'frequency' },
      ...yesNo('testedFullFailover', 'incidentResponsePlan'),
    ],
  },
  {
    key: 'history',
    questions: [
      { name: 'claimHistory', kind: 'claimHistory' },
      ...yesNo(
        'pastCyberIncident',
        'lossInBusinessIncome',
        'securityBreachRequiringNotification',
        'civilOrCriminalAction',
        'pendingLitigation',
        'changeInScope',
      ),
    ],
  },
];

export const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'] as const;

/** Spec 3 §3: 0 never, 1 within 12 months, 2 to 4 within so many years, 5 longer ago. */
export const CLAIM_HISTORIES = [0, 1, 2, 3, 4, 5] as const;

/** The answers in the rater's words: booleans as YES and NO (Spec 3 §7). */
export function spokenAnswers({ changeInScopeDetail: _, ...answers }: SecurityAnswers) {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'boolean' ? (answer ? 'YES' : 'NO') : answer,
    ]),
  );
}
