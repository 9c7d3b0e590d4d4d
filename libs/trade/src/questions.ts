/** How often something is done. */
export const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'] as const;

/** One of them. */
export type Frequency = (typeof FREQUENCIES)[number];

/** Spec 3 §3: 0 never, 1 within 12 months, 2 to 4 within so many years, 5 longer ago. */
export const CLAIM_HISTORIES = [0, 1, 2, 3, 4, 5] as const;

/** How a security question is answered. */
export type AnswerKind = 'yesNo' | 'frequency' | 'claimHistory';

const kinds = <Kind extends AnswerKind, Name extends string>(kind: Kind, ...names: Name[]) =>
  names.map((name) => ({ name, kind }) as const);

/** Spec 3 §3: the security questions in the order in which they are asked, each in one place. */
export const QUESTION_GROUPS = [
  {
    key: 'access',
    questions: kinds(
      'yesNo',
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
    questions: kinds(
      'yesNo',
      'isSecurityOfficer',
      'isSecurityTraining',
      'useCloudStorage',
      'thirdPartySecurityAgreement',
    ),
  },
  {
    key: 'transfers',
    questions: kinds(
      'yesNo',
      'isVerifyingBankAccounts',
      'isAuthenticatingFundTransferRequests',
      'isPreventingUnauthorizedWireTransfers',
    ),
  },
  {
    key: 'recovery',
    questions: [
      ...kinds('frequency', 'backupFrequency', 'patchingFrequency'),
      ...kinds('yesNo', 'testedFullFailover', 'incidentResponsePlan'),
    ],
  },
  {
    key: 'history',
    questions: [
      ...kinds('claimHistory', 'claimHistory'),
      ...kinds(
        'yesNo',
        'pastCyberIncident',
        'lossInBusinessIncome',
        'securityBreachRequiringNotification',
        'civilOrCriminalAction',
        'pendingLitigation',
        'changeInScope',
      ),
    ],
  },
] as const;

/** A question with the way in which it is answered. */
export interface AskedQuestion {
  readonly name: SecurityQuestion;
  readonly kind: AnswerKind;
}

/** The name of a security question. */
export type SecurityQuestion = (typeof QUESTION_GROUPS)[number]['questions'][number]['name'];

/** All of them in one list. */
export const ASKED_QUESTIONS: readonly AskedQuestion[] = QUESTION_GROUPS.flatMap(
  ({ questions }): readonly AskedQuestion[] => questions,
);

/** What is told beside a yes to `changeInScope`. */
export const SCOPE_DETAIL = 'changeInScopeDetail';

// The longest such text.
const SCOPE_DETAIL_MAX = 20_000;

type NameOf<Kind extends AnswerKind> = Extract<
  (typeof QUESTION_GROUPS)[number]['questions'][number],
  { kind: Kind }
>['name'];

/** The answers that were given; a question that is not answered is absent. */
export type QuestionAnswers = { [Name in NameOf<'yesNo'>]?: boolean } & {
  [Name in NameOf<'frequency'>]?: Frequency;
} & { claimHistory?: number; changeInScopeDetail?: string };

/** About multi-factor authentication, which is rated by how many are answered with yes. */
export const MFA_QUESTIONS = [
  'mfaCloud',
  'mfaRemote',
  'mfaAdmin',
] as const satisfies readonly SecurityQuestion[];

/** Spec 3 §4: who asks whether a transfer of funds is genuine; all must be yes for its cover. */
export const FUND_TRANSFER_QUESTIONS = [
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
] as const satisfies readonly SecurityQuestion[];

const FITS: Readonly<Record<AnswerKind, (value: unknown) => boolean>> = {
  yesNo: (value) => typeof value === 'boolean',
  frequency: (value) => FREQUENCIES.some((known) => known === value),
  claimHistory: (value) => CLAIM_HISTORIES.some((known) => known === value),
};

/** Whether a value answers a question; false for what is not asked at all. */
export function isAnswer(name: string, value: unknown): boolean {
  if (name === SCOPE_DETAIL) return typeof value === 'string' && value.length <= SCOPE_DETAIL_MAX;
  const asked = ASKED_QUESTIONS.find((question) => question.name === name);
  return asked !== undefined && FITS[asked.kind](value);
}
