import type { PanelTerms, PanelVendor } from '../../../lib/claim-types';

/** What the vendors of the panel do. */
export const PANEL_KINDS = [
  'BREACH_COACH',
  'FORENSICS',
  'COUNSEL',
  'RESTORATION',
  'NEGOTIATION',
  'NOTIFICATION',
  'PUBLIC_RELATIONS',
] as const satisfies readonly PanelTerms['kind'][];

/** The terms of a vendor as they are typed: states in one line, a rate in each. */
export interface TermsForm {
  kind?: PanelTerms['kind'];
  states?: string;
  rates?: string;
}

const RATE = /^(.+?)\s+(\d{1,9}(?:\.\d{1,2})?)$/;

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The first line that is no classification with its rate; null where each is. */
export const rateFault = (text: string): string | null =>
  linesOf(text).find((line) => !RATE.test(line)) ?? null;

export function termsOf({ kind = 'FORENSICS', states = '', rates }: TermsForm): PanelTerms {
  return {
    kind,
    states: states
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    rates: linesOf(rates).flatMap((line) => {
      const [, classification, hourly] = RATE.exec(line) ?? [];
      return classification && hourly ? [{ classification, hourly: Number(hourly) }] : [];
    }),
  };
}

export const formOf = ({ kind, states, rates }: PanelVendor): TermsForm => ({
  ...(kind && { kind }),
  states: states.join(', '),
  rates: rates.map(({ classification, hourly }) => `${classification} ${hourly}`).join('\n'),
});
