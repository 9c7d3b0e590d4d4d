import type { SecurityConnectorType } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';

/** What a source says. */
export interface SaidScore {
  id: string;
  connectorType: SecurityConnectorType;
  /** 0 to 100 (best); null where there was nothing to judge. */
  score: number | null;
}

/** What a kind of tool would say. */
export interface KindScore {
  connectorType: SecurityConnectorType;
  score: number;
}

const BEST = 100;

/**
 * What the kinds of tools of an insured would say when findings were closed, by the points that this adds
 * to each source. A kind counts by the mean of its sources (half up), as in the risk score; kinds of which
 * nothing is closed are left out.
 */
export function closedScores(
  sources: readonly SaidScore[],
  pointsOf: ReadonlyMap<string, number>,
): KindScore[] {
  const closed = sources.filter(({ id, score }) => pointsOf.has(id) && score !== null);
  const kinds = [...new Set(closed.map(({ connectorType }) => connectorType))].sort();
  return kinds.map((connectorType) => {
    const scores = sources.flatMap((source) =>
      source.connectorType === connectorType && source.score !== null
        ? [Math.min(BEST, source.score + (pointsOf.get(source.id) ?? 0))]
        : [],
    );
    const sum = scores.reduce((total, score) => total + score, 0);
    return { connectorType, score: Math.round(sum / scores.length) };
  });
}

/** Whether somebody may be told a price by a quote that the insured was not shown yet. */
export const seesUnsent = ({ accountType }: { accountType: AccountType }): boolean =>
  accountType === 'COWBELL' || accountType === 'AGENCY';
