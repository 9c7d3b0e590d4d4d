import type { Observation, Observations, SignalId } from '@palisade/trade';

/** What a check found out of one signal, and by what. */
export interface Finding {
  signal: SignalId;
  value: Observation;
  /** What was asked for. */
  asked: string;
  /** What came back, shortened. */
  answered: string;
  /** When, as an instant in ISO 8601. */
  at: string;
}

/** What findings say, by signal. */
export const observationsOf = (findings: readonly Finding[]): Observations =>
  Object.fromEntries(findings.map(({ signal, value }) => [signal, value]));
