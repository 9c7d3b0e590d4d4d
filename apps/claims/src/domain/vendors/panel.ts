import type { MinorUnits } from '@palisade/kernel';

/** What the vendors of the panel do. */
export const PANEL_KINDS = [
  'BREACH_COACH',
  'FORENSICS',
  'COUNSEL',
  'RESTORATION',
  'NEGOTIATION',
  'NOTIFICATION',
  'PUBLIC_RELATIONS',
] as const;

export type PanelKind = (typeof PANEL_KINDS)[number];

/** What an hour of somebody of a classification costs at most. */
export interface CardRate {
  classification: string;
  hourly: MinorUnits;
}

/** On what terms a vendor works for the house. */
export interface PanelTerms {
  kind: PanelKind;
  /** None: everywhere. */
  states: readonly string[];
  rates: readonly CardRate[];
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/** What an hour of a classification costs by the card; null where the card does not name it. */
export const rateOf = (rates: readonly CardRate[], classification: string): MinorUnits | null =>
  rates.find((rate) => sameWords(rate.classification, classification))?.hourly ?? null;
