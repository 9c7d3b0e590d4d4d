import { INDICATION_CONTROLS } from '@palisade/trade';
import type { BatchRow } from '../../../lib/api-types';
import type { IndicatedRisk } from './indicated-risk';

const TEXTS = ['company', 'state', 'zipCode', 'industryCode'] as const;
const NUMBERS = ['revenue', 'records'] as const;

/** The parameters of the indication page that carry a company of a batch. */
export function riskParams(row: BatchRow): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of [...TEXTS, ...NUMBERS]) {
    const value = row[name];
    if (value !== null) params.set(name, String(value));
  }
  for (const control of INDICATION_CONTROLS) {
    const answer = row.securityQuestions[control];
    if (answer !== undefined) params.set(control, String(answer));
  }
  return params;
}

/** What the parameters of the indication page carry. */
export function riskOfParams(params: URLSearchParams): IndicatedRisk {
  const texts = TEXTS.flatMap((name) => entryOf(name, params.get(name)));
  const numbers = NUMBERS.flatMap((name) => entryOf(name, Number(params.get(name)) || null));
  const answers = INDICATION_CONTROLS.flatMap((control) => {
    const text = params.get(control);
    return entryOf(control, text === 'true' || text === 'false' ? text === 'true' : text);
  });
  return Object.fromEntries([...texts, ...numbers, ...answers]) as IndicatedRisk;
}

const entryOf = <T>(name: string, value: T | null): [string, T][] =>
  value === null ? [] : [[name, value]];
