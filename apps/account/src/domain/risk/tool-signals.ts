import type { SecurityConnectorType } from '@palisade/contracts';
import type { Observations } from '@palisade/trade';

/** What a connected security tool says. */
export interface ToolReading {
  connectorType: SecurityConnectorType;
  /** 0 to 100 (best); null where there was nothing to judge. */
  score: number | null;
}

/** What the tools of a company add to what is known of it. */
export interface ToolSignals {
  observations: Observations;
  /** Kinds of tools that are connected. */
  connectors: number;
}

/** A kind that is connected several times counts once, by the mean of its scores (half up). */
export function toolSignals(readings: readonly ToolReading[]): ToolSignals {
  const kinds = [...new Set(readings.map(({ connectorType }) => connectorType))].sort();
  const observed = kinds.flatMap((kind) => {
    const scores = readings.flatMap(({ connectorType, score }) =>
      connectorType === kind && score !== null ? [score] : [],
    );
    if (!scores.length) return [];
    const sum = scores.reduce((total, score) => total + score, 0);
    return [[`c.${kind}`, Math.round(sum / scores.length)] as const];
  });
  return { observations: Object.fromEntries(observed), connectors: kinds.length };
}
