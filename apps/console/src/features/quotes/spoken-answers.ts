import type { SecurityAnswers } from '../../lib/api-types';

/** The answers in the rater's words: booleans as YES and NO (Spec 3 §7). */
export function spokenAnswers({ changeInScopeDetail: _, ...answers }: SecurityAnswers) {
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      typeof answer === 'boolean' ? (answer ? 'YES' : 'NO') : answer,
    ]),
  );
}
