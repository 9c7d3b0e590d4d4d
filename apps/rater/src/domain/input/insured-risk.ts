import type { PlainDate } from '@palisade/kernel';
import type { Plan } from '../plan';
import { policyStart } from '../policy-term';
import type { Fields } from './fields';
import type { RatingInput, YesNo } from './rating-input';

/** What is asked about the insured. */
export type InsuredRisk = Pick<
  RatingInput,
  | 'yearEstablished'
  | 'records'
  | 'controls'
  | 'claimHistory'
  | 'adverseFlags'
  | 'companyAggregate'
  | 'industryAggregate'
  | 'percentInternationalSales'
  | 'franchiseSystemConnectivity'
  | 'litigation'
  | 'riskFactors'
>;

const SCORE = { min: 0, max: 100, decimals: 4 };
const FOUNDED_MIN = 1500;
const UP_TO_FIVE = { min: 0, max: 5 };
const YES_NO: readonly YesNo[] = ['YES', 'NO'];

/** Reads the facts of the insured; what is not answered is null, or neutral by the rules. */
export function insuredRisk(fields: Fields, plan: Plan, effectiveDate: PlainDate): InsuredRisk {
  const founded = { min: FOUNDED_MIN, max: policyStart(effectiveDate).year };
  return {
    yearEstablished: fields.number('yearEstablished', founded) ?? null,
    records: fields.number('records', { min: 0, max: Number.MAX_SAFE_INTEGER }) ?? null,
    controls: controlsOf(fields, plan),
    claimHistory: fields.number('claimHistory', UP_TO_FIVE) ?? 0,
    adverseFlags: fields.number('adverseFlags', UP_TO_FIVE) ?? 0,
    companyAggregate: fields.number('companyAggregate', SCORE) ?? null,
    industryAggregate: fields.number('industryAggregate', SCORE) ?? null,
    percentInternationalSales: fields.number('percentInternationalSales', SCORE) ?? null,
    franchiseSystemConnectivity: fields.oneOf('franchiseSystemConnectivity', YES_NO) ?? 'NO',
    litigation: (fields.raw('litigation') as string[] | undefined) ?? [],
    riskFactors: (fields.raw('riskFactors') as Record<string, number> | undefined) ?? {},
  };
}

/** Answers by question; the count of multi-factor answers is a number, the others are texts. */
function controlsOf(fields: Fields, plan: Plan): Record<string, string> {
  const controls: Record<string, string> = {};
  const given = fields.record('controls');
  for (const question of Object.keys(given)) {
    const answer = given[question] ?? undefined;
    if (answer === undefined) continue;
    const answers = plan.controls.get(question);
    const kind = question === 'mfaCount' ? 'number' : 'string';
    if (!answers) fields.fail('controls', `Unknown control ${question}.`, question);
    else if (typeof answer === kind && answers.has(String(answer))) {
      controls[question] = String(answer);
    } else {
      const allowed = [...answers.keys()].join(', ');
      fields.fail('controls', `${question} must be one of ${allowed}.`, question);
    }
  }
  return controls;
}
