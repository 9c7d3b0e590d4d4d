import { INDICATION_CONTROLS } from '@palisade/trade';
import type { SecurityAnswers } from '../../../lib/api-types';
import type { IndicatedRisk } from './indicated-risk';

const TEXTS = ['company', 'state', 'zipCode', 'industryCode'] as const;
const NUMBERS = ['revenue', 'records'] as const;

/** What of a risk is carried, where null says as little as nothing. */
type Carried = {
  [Field in (typeof TEXTS | typeof NUMBERS)[number]]?: IndicatedRisk[Field] | null;
};

/** The parameters of the indication page that carry what is known of a company. */
export function riskParams(risk: Carried, answers: SecurityAnswers): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of [...TEXTS, ...NUMBERS]) {
    const value = risk[name];
    if (value != null && value !== '') params.set(name, String(value));
  }
  for (const control of INDICATION_CONTROLS) {
    const answer = answers[control];
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
