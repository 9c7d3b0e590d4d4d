import type { PolicyStatus, QuoteStatus, SecurityConnectorType } from '@palisade/contracts';
import type { CompanySignals, Observations } from '@palisade/trade';
import { SIGNAL_WEIGHTS } from '@palisade/trade';
import { QUOTE_TRANSITIONS } from './quote-status';

/** What a tool that is connected usually says, and the best that it can say. */
const TOOL_SCORES = { usual: 60, best: 100 } as const;

/** A score of an insured as it would be. */
export interface ToolVariation {
  connectorType: SecurityConnectorType;
  isConnected: boolean;
  signals: CompanySignals;
}

type ToolSignal = keyof Observations & `c.${string}`;

const signalOf = (type: SecurityConnectorType): ToolSignal => `c.${type}` as ToolSignal;

const PREFIX = 'c.';

/** The tools that the score reads, by name. */
export const SCORED_TOOLS: readonly SecurityConnectorType[] = Object.values(SIGNAL_WEIGHTS)
  .flatMap((weights) => Object.keys(weights))
  .filter((signal) => signal.startsWith(PREFIX))
  .map((signal) => signal.slice(PREFIX.length) as SecurityConnectorType)
  .sort();

/**
 * What an insured would be scored by: without each tool that is connected, and with each other one, by what
 * it usually says and by the best that it can say.
 */
export const toolVariations = (signals: CompanySignals): ToolVariation[] =>
  SCORED_TOOLS.flatMap((connectorType) => {
    const isConnected = signals.findings[signalOf(connectorType)] !== undefined;
    const variation = (by: CompanySignals) => ({ connectorType, isConnected, signals: by });
    if (isConnected) return [variation(without(signals, connectorType))];
    const { usual, best } = TOOL_SCORES;
    return [usual, best].map((score) => variation(withScore(signals, connectorType, score)));
  });

function without(signals: CompanySignals, type: SecurityConnectorType): CompanySignals {
  const { [signalOf(type)]: _, ...findings } = signals.findings;
  return { ...signals, findings, connectors: Math.max(0, signals.connectors - 1) };
}

const withScore = (
  signals: CompanySignals,
  type: SecurityConnectorType,
  score: number,
): CompanySignals => ({
  ...signals,
  findings: { ...signals.findings, [signalOf(type)]: score },
  connectors: signals.connectors + 1,
});

/** What the tools of an insured would say. */
export interface ToolScore {
  connectorType: SecurityConnectorType;
  /** 0 to 100 (best). */
  score: number;
}

/** The same insured when tools that are connected say something else; any other tool is left out. */
export const withToolScores = (
  signals: CompanySignals,
  scores: readonly ToolScore[],
): CompanySignals => {
  const connected = scores.filter(
    ({ connectorType }) => signals.findings[signalOf(connectorType)] !== undefined,
  );
  const said = connected.map(({ connectorType, score }) => [signalOf(connectorType), score]);
  return { ...signals, findings: { ...signals.findings, ...Object.fromEntries(said) } };
};

/** By what a change of the score is priced: a quote that can still be had, or the term in force. */
export const PRICE_BASES = ['OPEN_QUOTE', 'NEXT_RENEWAL'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

const OPEN: readonly QuoteStatus[] = QUOTE_TRANSITIONS.recalculate.from;
/** The quotes of issued policies. */
export const HELD: readonly QuoteStatus[] = ['ISSUED', 'IN FORCE'];
/** A policy in one of these is to be renewed, unless that was ruled out. */
export const RENEWED_YET: readonly PolicyStatus[] = ['ISSUED', 'IN FORCE', 'ACTIVE'];

/** Of these statuses is what a change of the score moves, or will move. */
export const FOLLOWING: readonly QuoteStatus[] = [...OPEN, ...HELD];

/** By which of the quotes of an insured, the newest first, it is priced; undefined without one. */
export function followingQuote<Q extends { status: QuoteStatus }>(
  quotes: readonly Q[],
): { quote: Q; basis: PriceBasis } | undefined {
  const open = quotes.find(({ status }) => OPEN.includes(status));
  if (open) return { quote: open, basis: 'OPEN_QUOTE' };
  const held = quotes.find(({ status }) => HELD.includes(status));
  return held && { quote: held, basis: 'NEXT_RENEWAL' };
}

/** What a tool takes off a premium: what it does now, or would; negative where it would add. */
export interface ToolPrice {
  connectorType: SecurityConnectorType;
  isConnected: boolean;
  /** Both are the same of a tool that is connected. */
  least: number;
  most: number;
}

/** The prices of variations as what each tool takes off, by tool; null differences were not priced. */
export function toolPrices(
  variations: readonly ToolVariation[],
  differences: readonly (number | null)[],
): ToolPrice[] {
  return SCORED_TOOLS.flatMap((connectorType) => {
    const priced = variations.flatMap((variation, at) => {
      const by = differences[at];
      return variation.connectorType === connectorType && by !== null && by !== undefined
        ? [{ ...variation, less: variation.isConnected ? by : -by }]
        : [];
    });
    const [first] = priced;
    if (!first) return [];
    const { isConnected } = first;
    const taken = priced.map(({ less }) => less + 0);
    return [{ connectorType, isConnected, least: Math.min(...taken), most: Math.max(...taken) }];
  }).sort((a, b) => b.most - a.most);
}

/** Until when the price of a quote can be had; null of one that is bound, closed or over. */
export function heldUntil(
  { status, expiresOn }: { status: QuoteStatus; expiresOn: Date | null },
  now: Date,
): Date | null {
  const isOpen = QUOTE_TRANSITIONS.markLost.from.includes(status);
  return isOpen && expiresOn && expiresOn > now ? expiresOn : null;
}
