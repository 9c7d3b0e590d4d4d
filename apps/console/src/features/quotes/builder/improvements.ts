import type { SecurityQuestion } from '@palisade/trade';
import type { SecurityAnswers } from '../../../lib/api-types';

/** A control that could be better, and the answer that it would then have. */
export interface Improvement {
  name: SecurityQuestion;
  answer: true | 'WEEKLY';
}

const CONTROLS: readonly SecurityQuestion[] = [
  ...(['mfaCloud', 'mfaRemote', 'mfaAdmin', 'edrDeployed', 'useEncryption'] as const),
  ...(['dmzSeparation', 'isSecurityOfficer', 'isSecurityTraining'] as const),
  ...(['thirdPartySecurityAgreement', 'testedFullFailover', 'incidentResponsePlan'] as const),
];
const FREQUENCIES: readonly SecurityQuestion[] = ['backupFrequency', 'patchingFrequency'];

/** The controls that are answered, and not with the best answer. */
export const improvements = (answers: SecurityAnswers): Improvement[] => [
  ...CONTROLS.filter((name) => answers[name] === false).map((name): Improvement => ({
    name,
    answer: true,
  })),
  ...FREQUENCIES.filter((name) => answers[name] && answers[name] !== 'WEEKLY').map(
    (name): Improvement => ({ name, answer: 'WEEKLY' }),
  ),
];

/** The answers as they would be with one control improved. */
export const improved = (
  answers: SecurityAnswers,
  { name, answer }: Improvement,
): SecurityAnswers => ({ ...answers, [name]: answer });
