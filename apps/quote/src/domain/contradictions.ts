import type { SecurityControl } from '@palisade/trade';
import type { Answers } from './security-answers';
import { isYes } from './security-answers';
import type { AutoClear, Provable, Settlement } from './subjectivities';
import { settledByTools } from './subjectivities';
import type { ToolProof } from './tool-proofs';

/** The question that a control answers, and what it is called. */
const QUESTIONS: Readonly<
  Partial<Record<SecurityControl, readonly [question: string, words: string]>>
> = {
  MFA_FOR_ADMINISTRATORS: ['mfaAdmin', 'a second factor for administrators'],
  MFA_FOR_EVERYBODY: ['mfaCloud', 'a second factor for mail and cloud'],
  ENDPOINT_DETECTION: ['edrDeployed', 'endpoint detection'],
  TRAINING: ['isSecurityTraining', 'security training'],
  ENCRYPTION: ['useEncryption', 'encryption'],
};

/** Days that an insured has to correct an answer or to show that it holds. */
export const CONTRADICTED_DAYS = 14;

/** The condition that an answer brings which a tool contradicts. */
export interface Contradiction {
  code: string;
  title: string;
  text: string;
  autoClear: AutoClear;
}

/** The answers of YES that connected tools contradict, each once. */
export function contradictionsOf(answers: Answers, proofs: readonly ToolProof[]): Contradiction[] {
  return (Object.keys(QUESTIONS) as SecurityControl[]).flatMap((control) => {
    const [question, words] = QUESTIONS[control] ?? ['', ''];
    if (!isYes(answers[question])) return [];
    const [first] = proofs.flatMap(({ name, controls }) =>
      controls
        .filter((judged) => judged.control === control && judged.failed > 0)
        .map(({ evidence }) => ({ name, evidence })),
    );
    if (!first) return [];
    const { name, evidence } = first;
    return [
      {
        code: codeOf(control),
        title: `Answer about ${words}`,
        text: `${name} says otherwise: ${evidence}. Correct the answer, or show that it holds.`,
        autoClear: { connector: 'TOOL', metric: control, gte: 100 },
      },
    ];
  });
}

/**
 * What answers and tools make of a condition; null when it stays as it is. One about an answer is met
 * once the answer is no YES any more; everything else is shown by tools alone.
 */
export function settledByAnswer(
  condition: Provable & { code: string },
  answers: Answers,
  proofs: readonly ToolProof[],
): Settlement | null {
  const control = (Object.keys(QUESTIONS) as SecurityControl[]).find(
    (one) => codeOf(one) === condition.code,
  );
  const [question] = (control && QUESTIONS[control]) ?? [];
  if (question === undefined || isYes(answers[question])) return settledByTools(condition, proofs);
  const { state, docId, completedBy } = condition;
  if (docId !== null || completedBy !== null) return null;
  const isWaiting = state === 'open' || state === 'submitted';
  return isWaiting ? { state: 'cleared', docId, connectionId: null, note: CORRECTED } : null;
}

const codeOf = (control: SecurityControl): string => `ANSWER_${control}`;

const CORRECTED = 'The answer was corrected.';
