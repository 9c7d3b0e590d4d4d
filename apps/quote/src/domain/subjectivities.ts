import type { QuoteStatus } from '@palisade/contracts';
import type { DomainError } from '@palisade/kernel';
import { conditionsRefusal } from '@palisade/trade';
import type { AskedOfTools, ToolProof } from './tool-proofs';
import { shownBy } from './tool-proofs';

export const SUBJECTIVITY_STAGES = ['quote', 'bind', 'issue', 'postBind'] as const;
export const SUBJECTIVITY_STATES = ['open', 'submitted', 'cleared', 'waived', 'expired'] as const;
export const SUBJECTIVITY_OWNERS = ['agent', 'insured', 'underwriter'] as const;

/** The step before which a condition must be met. */
export type SubjectivityStage = (typeof SUBJECTIVITY_STAGES)[number];
export type SubjectivityState = (typeof SUBJECTIVITY_STATES)[number];
export type SubjectivityOwner = (typeof SUBJECTIVITY_OWNERS)[number];

/** A condition as far as binding reads it. */
export interface Condition {
  title: string;
  stage: SubjectivityStage;
  state: SubjectivityState;
}

/** The factors of the risk score that a scan measures. */
export const SCANNED_FACTORS = [
  'networkSecurity',
  'cloudSecurity',
  'endpointSecurity',
  'darkIntelligence',
  'fundsTransfer',
  'cyberExtortion',
  'compliance',
] as const;

/** What meets a condition by itself: a factor of the score, or what a security tool shows. */
export interface AutoClear {
  /** Who measures it: the scan, connected tools of any kind, or connected cloud providers. */
  connector: 'SCAN' | AskedOfTools['connector'];
  metric: (typeof SCANNED_FACTORS)[number] | AskedOfTools['metric'];
  /** A score, a share in percent, or how many. */
  gte: number;
}

/** A condition as far as its evidence is concerned. */
export interface Provable {
  stage: SubjectivityStage;
  state: SubjectivityState;
  /** Kinds of document, for example `document:NOTICE`. */
  evidence: readonly string[];
  autoClear: AutoClear | null;
  docId: string | null;
  /** Who decided it by hand; null where nobody did. */
  completedBy: string | null;
}

/** What the evidence makes of a condition. */
export interface Settlement {
  state: Extract<SubjectivityState, 'open' | 'cleared'>;
  docId: string | null;
  /** The connection that shows it; left out where no tool is asked. */
  connectionId?: string | null;
  /** What it shows, in one line. */
  note?: string | null;
}

/** A file of the quote. */
export interface BroughtDocument {
  id: string;
  docType: string | null;
  removed: boolean;
}

/** Scores by factor; null where the company was not scored. */
export type FactorScores = Readonly<Record<string, number | null>> | null;

/** A signature is proved by signing alone, not by a file that somebody names so. */
const SIGNED = 'SIGNED_APPLICATION';

const BEFORE_BOUND: readonly QuoteStatus[] = [
  'INDICATION',
  'REFERRED',
  'IN_REVIEW',
  'ACTIVE',
  'READY',
  'SIGNED',
];
const BEFORE_ISSUED: readonly QuoteStatus[] = [...BEFORE_BOUND, 'BOUND'];
const ASKED: Readonly<Record<SubjectivityStage, readonly QuoteStatus[]>> = {
  quote: BEFORE_BOUND,
  bind: BEFORE_BOUND,
  issue: BEFORE_ISSUED,
  postBind: [...BEFORE_ISSUED, 'ISSUED', 'IN FORCE'],
};

/** Whether a condition of this stage is still to be met by a quote of this status. */
export const isAsked = (stage: SubjectivityStage, status: QuoteStatus): boolean =>
  ASKED[stage].includes(status);

/**
 * What a file that was brought or taken away makes of a condition; null when it stays as it is. A
 * new file proves what it is named as, whoever opened the condition again; taking it away opens what
 * it alone had proved.
 */
export function settledByDocument(
  { state, evidence, docId, completedBy }: Provable,
  { id, docType, removed }: BroughtDocument,
): Settlement | null {
  if (removed) {
    const isUndone = state === 'cleared' && docId === id && completedBy === null;
    return isUndone ? { state: 'open', docId: null } : null;
  }
  const isProof = docType !== SIGNED && evidence.includes(`document:${docType}`);
  return isProof && WAITING.includes(state) ? { state: 'cleared', docId: id } : null;
}

/**
 * What a new score makes of a condition; null when it stays as it is. What a person decided or a
 * document proves stands.
 */
export function settledByScore(
  { state, autoClear, docId, completedBy }: Provable,
  factors: FactorScores,
): Settlement | null {
  if (autoClear?.connector !== 'SCAN' || docId !== null || completedBy !== null) return null;
  const isReached = (factors?.[autoClear.metric] ?? -1) >= autoClear.gte;
  if (isReached && WAITING.includes(state)) return { state: 'cleared', docId };
  if (!isReached && state === 'cleared') return { state: 'open', docId };
  return null;
}

/**
 * What the connected tools make of a condition; null when it stays as it is. What a person decided
 * or a document proves stands; a proof that is gone opens it again.
 */
export function settledByTools(
  { state, autoClear, docId, completedBy }: Provable,
  proofs: readonly ToolProof[],
): Settlement | null {
  if (!autoClear || autoClear.connector === 'SCAN') return null;
  if (docId !== null || completedBy !== null) return null;
  const shown = shownBy(autoClear as AskedOfTools, proofs);
  if (shown && WAITING.includes(state)) {
    return { state: 'cleared', docId, connectionId: shown.connectionId, note: shown.text };
  }
  const isGone = !shown && state === 'cleared';
  return isGone ? { state: 'open', docId, connectionId: null, note: NO_PROOF } : null;
}

const NO_PROOF = 'No connected tool shows it any more.';

const WAITING: readonly SubjectivityState[] = ['open', 'submitted'];
const MET: readonly SubjectivityState[] = ['cleared', 'waived'];
const BEFORE_BIND: readonly SubjectivityStage[] = ['quote', 'bind'];

/** The refusal that names every condition which must be met before the quote is bound, and is not. */
export const bindConditionsProblem = (conditions: readonly Condition[]): DomainError | null =>
  openOf(conditions, BEFORE_BIND);

/** The same of the conditions that are met between binding and issuing. */
export const issueConditionsProblem = (conditions: readonly Condition[]): DomainError | null =>
  openOf(conditions, ['issue']);

const openOf = (
  conditions: readonly Condition[],
  stages: readonly SubjectivityStage[],
): DomainError | null =>
  conditionsRefusal(
    conditions.filter(({ stage, state }) => stages.includes(stage) && !MET.includes(state)),
  );

/** So many days before a condition must be met, who is to meet it is reminded. */
export const REMINDER_DAYS = 3;

/** The stages whose conditions a quote of this status still has to meet. */
export const askedStages = (status: QuoteStatus): SubjectivityStage[] =>
  SUBJECTIVITY_STAGES.filter((stage) => isAsked(stage, status));

/** The statuses in which a quote has a condition to meet. */
export const ASKED_STATUSES: readonly QuoteStatus[] = ASKED.postBind;

/** A condition of the settings, and to what it applies; empty lists stand for all. */
export interface Applies {
  products: readonly string[];
  states: readonly string[];
}

/** Whether a setting applies to a quote. */
export const appliesTo = (
  { products, states }: Applies,
  quote: { product: string; state: string | null },
): boolean =>
  (!products.length || products.includes(quote.product)) &&
  (!states.length || (quote.state !== null && states.includes(quote.state)));
