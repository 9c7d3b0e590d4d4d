import { DomainError } from '@palisade/kernel';
import type { SecurityAnswers } from '@palisade/trade';
import { SCOPE_DETAIL, isAnswer } from '@palisade/trade';

/** The answers after some were given; null takes one back. Throws 400 with each that fits none. */
export function answerQuestions(
  known: SecurityAnswers,
  given: Readonly<Record<string, unknown>>,
): SecurityAnswers {
  const errors = Object.entries(given)
    .filter(([name, value]) => value !== null && !isAnswer(name, value))
    .map(([name]) => ({ pointer: `/answers/${name}`, detail: `${name} has no such answer.` }));
  if (errors.length) {
    const detail = errors.map((error) => error.detail).join(' ');
    throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
  }
  const all = Object.entries({ ...known, ...given }).filter(([, value]) => value !== null);
  const answers = Object.fromEntries(all) as Record<string, string | number | boolean>;
  if (answers.changeInScope !== true) delete answers[SCOPE_DETAIL];
  return answers;
}
