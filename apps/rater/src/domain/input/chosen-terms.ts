import type { Plan } from '../plan';
import type { Fields } from './fields';
import type { RatingInput } from './rating-input';

/** The terms that apply to the whole policy. */
export type ChosenTerms = Pick<
  RatingInput,
  'aggregateLimit' | 'attachment' | 'retention' | 'waitingPeriod' | 'retroActivePeriod'
>;

const WAITING_HOURS = 12;
const NO_WAITING = [WAITING_HOURS];
const FULL_PRIOR_ACTS = -1;

/**
 * Limit, retention, waiting period and retroactive period out of what the product offers; with
 * bypass, out of all that the tables rate. A field that does not hold is 0 and has its error.
 */
export function chosenTerms(fields: Fields, plan: Plan, mayBypass: boolean): ChosenTerms {
  const { options, rated } = plan;
  const isExcess = options.attachments !== undefined;
  const retentions = isExcess || mayBypass ? rated.retentions : options.deductibles;
  const waiting = mayBypass ? rated.waitingHours : options.waitingHours;
  const retro = mayBypass ? rated.retro : options.retro;
  return {
    aggregateLimit: aggregateLimit(fields, plan, mayBypass),
    attachment: attachment(fields, options.attachments),
    retention: chosen(fields, 'retention', retentions) ?? 0,
    waitingPeriod:
      chosen(fields, 'waitingPeriod', waiting.length ? waiting : NO_WAITING) ?? WAITING_HOURS,
    retroActivePeriod: chosen(fields, 'retroActivePeriod', retro) ?? FULL_PRIOR_ACTS,
  };
}

function aggregateLimit(fields: Fields, { options, tables }: Plan, mayBypass: boolean): number {
  if (!mayBypass) return chosen(fields, 'aggregateLimit', options.aggLimits) ?? 0;
  const { points } = tables.ilf;
  const range = { min: Number(points[0][0]), max: Number(points[points.length - 1][0]) };
  return fields.number('aggregateLimit', range) ?? 0;
}

function attachment(fields: Fields, offered: readonly number[] | undefined): number | null {
  if (offered) {
    fields.require('attachment');
    return chosen(fields, 'attachment', offered) ?? 0;
  }
  if (fields.has('attachment'))
    fields.fail('attachment', 'Only an excess layer has an attachment.');
  return null;
}

function chosen(fields: Fields, name: string, offered: readonly number[]): number | undefined {
  const value = fields.raw(name);
  if (value === undefined) return undefined;
  if (offered.includes(value as number)) return value as number;
  return fields.fail(name, `${name} must be one of ${offered.join(', ')}.`);
}
