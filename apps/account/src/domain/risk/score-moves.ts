import type { Observation, Observations } from '@palisade/trade';
import { signalScores } from '@palisade/trade';

/** A signal that moved a score: what was known of it before and after, and its score each time. */
export interface Move {
  signal: string;
  before: string | null;
  after: string | null;
  scoreBefore: number | null;
  scoreAfter: number | null;
}

/** What differs between what two scores were made from. */
export function movesBetween(before: Observations, after: Observations): Move[] {
  const [scoresBefore, scoresAfter] = [signalScores(before), signalScores(after)];
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Observations>;
  return [...ids].sort().flatMap((signal) => {
    const told = { before: textOf(before[signal]), after: textOf(after[signal]) };
    if (told.before === told.after) return [];
    const scores = {
      scoreBefore: scoresBefore[signal] ?? null,
      scoreAfter: scoresAfter[signal] ?? null,
    };
    return [{ signal, ...told, ...scores }];
  });
}

/** What was seen of a signal, in words. */
export function textOf(observation: Observation | undefined): string | null {
  if (observation === undefined) return null;
  return typeof observation === 'object' ? observation.join(', ') : String(observation);
}
