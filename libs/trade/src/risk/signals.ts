import { ASKED_QUESTIONS } from '../questions';
import type { SignalId } from './risk-model';
import { BAND_SCORES, CHOICE_SCORES, HEADER_DEDUCTIONS } from './signal-tables';

/** What was seen of a signal: a choice, a count or score, or the faults of headers. */
export type Observation = string | number | readonly string[];

/** What is known of a company; a signal without data is absent. */
export type Observations = Partial<Record<SignalId, Observation>>;

/** Scores of the known signals, 0 to 100 (best). */
export type SignalScores = Partial<Record<SignalId, number>>;

/** Answers to security questions by key. */
export type SecurityAnswers = Readonly<Record<string, string | number | boolean | null>>;

const BEST = 100;
const QUESTION = 'q.';

/** The security questions that signals are made of. */
export const SECURITY_QUESTIONS: readonly string[] = ASKED_QUESTIONS.map(({ name }) => name).filter(
  (name) => Object.hasOwn(CHOICE_SCORES, `${QUESTION}${name}`),
);

/** The answers as observations; what is no answer to a known question is left out. */
export function answerObservations(answers: SecurityAnswers): Observations {
  const known = SECURITY_QUESTIONS.flatMap((key) => {
    const answer = Object.hasOwn(answers, key) ? answers[key] : null;
    if (answer === null) return [];
    const choice = typeof answer === 'boolean' ? (answer ? 'YES' : 'NO') : String(answer);
    return [[`${QUESTION}${key}`, choice] as const];
  });
  return Object.fromEntries(known);
}

/** The score of every signal that was observed; a value that no table knows counts as no data. */
export function signalScores(observations: Observations): SignalScores {
  const scored = (Object.entries(observations) as [SignalId, Observation][]).flatMap(
    ([id, observation]) => {
      const score = scoreOf(id, observation);
      return score === undefined ? [] : [[id, score] as const];
    },
  );
  return Object.fromEntries(scored);
}

function scoreOf(id: SignalId, observation: Observation): number | undefined {
  if (typeof observation === 'string') {
    const choices = CHOICE_SCORES[id] ?? {};
    return Object.hasOwn(choices, observation) ? choices[observation] : undefined;
  }
  if (typeof observation !== 'number') return headerScore(observation);
  const band = BAND_SCORES[id]?.find(([upTo]) => observation <= upTo);
  // The other numbers come as scores already, from connectors and lists of leaks.
  return band ? band[1] : Math.min(BEST, Math.max(0, Math.round(observation)));
}

function headerScore(faults: readonly string[]): number {
  const deducted = [...new Set(faults)].reduce(
    (sum, fault) => sum + (Object.hasOwn(HEADER_DEDUCTIONS, fault) ? HEADER_DEDUCTIONS[fault] : 0),
    0,
  );
  return Math.max(0, BEST - deducted);
}
