import { FREQUENCIES, FUND_TRANSFER_QUESTIONS, MFA_QUESTIONS } from '@palisade/trade';
import type { Fields } from './fields';

const YES_NO = ['YES', 'NO'];

const LITIGATION = [
  'civilOrCriminalAction',
  'pendingLitigation',
  'securityBreachRequiringNotification',
];
const ADVERSE = [...LITIGATION, 'lossInBusinessIncome', 'pastCyberIncident'];
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  backupFrequency: FREQUENCIES,
  patchingFrequency: FREQUENCIES,
  testedFullFailover: YES_NO,
  edrDeployed: YES_NO,
  isSecurityTraining: YES_NO,
  incidentResponsePlan: YES_NO,
  useEncryption: YES_NO,
  isSecurityOfficer: YES_NO,
  dmzSeparation: YES_NO,
  thirdPartySecurityAgreement: YES_NO,
};
/** Questions of the same form that the price does not depend on. */
const UNRATED = ['useCloudStorage', 'changeInScope', 'changeInScopeDetail'];

const FIELD = 'securityQuestions';

/**
 * The security questions (Spec 3 §3) as the rater's own fields: controls, counts of YES and the
 * answers about litigation. A field that is given by its own name wins.
 */
export function withSecurityQuestions(fields: Fields): Fields {
  if (!fields.has(FIELD)) return fields;
  const answers = readAnswers(fields);
  const count = (questions: readonly string[]): number =>
    questions.filter((question) => answers.get(question) === 'YES').length;
  const controls = Object.keys(CONTROLS)
    .filter((question) => answers.has(question))
    .map((question) => [question, answers.get(question)]);
  if (MFA_QUESTIONS.some((question) => answers.has(question))) {
    controls.push(['mfaCount', count(MFA_QUESTIONS)]);
  }
  const own = Object.fromEntries(fields.entries('controls'));
  const given = <T>(name: string, value: T): T | undefined =>
    fields.has(name) ? undefined : value;
  return fields.with({
    controls: { ...Object.fromEntries(controls), ...own },
    fundTransferYes: given('fundTransferYes', count(FUND_TRANSFER_QUESTIONS)),
    adverseFlags: given('adverseFlags', count(ADVERSE)),
    claimHistory: given('claimHistory', answers.get('claimHistory')),
    litigation: LITIGATION.filter((question) => answers.get(question) === 'YES'),
  });
}

function readAnswers(fields: Fields): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  for (const [question, answer] of fields.entries(FIELD)) {
    const value = typeof answer === 'boolean' ? (answer ? 'YES' : 'NO') : answer;
    const allowed = CONTROLS[question] ?? YES_NO;
    if (question === 'claimHistory') answers.set(question, value);
    else if (UNRATED.includes(question)) continue;
    else if (
      ![
        ...Object.keys(CONTROLS),
        ...MFA_QUESTIONS,
        ...FUND_TRANSFER_QUESTIONS,
        ...ADVERSE,
      ].includes(question)
    ) {
      fields.fail(FIELD, `Unknown question ${question}.`, question);
    } else if (!allowed.includes(value as string)) {
      fields.fail(FIELD, `${question} must be one of ${allowed.join(', ')}.`, question);
    } else answers.set(question, value);
  }
  return answers;
}
