import { DEFAULT_TERMS } from '@palisade/trade';
import type { Plan } from '../plan';
import type { Bypass, BypassableTerm } from './bypass';
import type { Fields } from './fields';
import type { RatingInput } from './rating-input';

/** The terms that apply to the whole policy. */
export type ChosenTerms = Pick<
  RatingInput,
  'aggregateLimit' | 'attachment' | 'retention' | 'waitingPeriod' | 'retroActivePeriod'
>;

const NO_WAITING = [DEFAULT_TERMS.waitingPeriod];

/**
 * Limit, retention, waiting period and retroactive period out of what the product offers; with
 * bypass, out of all that the tables rate. A field that does not hold is 0 and has its error.
 */
export function chosenTerms(fields: Fields, plan: Plan, bypass: Bypass): ChosenTerms {
  const { options, rated } = plan;
  const retentions = options.attachments ? rated.retentions : options.deductibles;
  const waiting = options.waitingHours.length ? options.waitingHours : NO_WAITING;
  const pick = (term: BypassableTerm, sold: readonly number[], all: readonly number[]) =>
    bypass.allows(term) ? anyOf(fields, term, { sold, all, bypass }) : chosen(fields, term, sold);
  return {
    aggregateLimit: aggregateLimit(fields, plan, bypass),
    attachment: attachment(fields, options.attachments),
    retention: pick('retention', retentions, rated.retentions) ?? 0,
    waitingPeriod:
      pick('waitingPeriod', waiting, rated.waitingHours) ?? DEFAULT_TERMS.waitingPeriod,
    retroActivePeriod:
      pick('retroActivePeriod', options.retro, rated.retro) ?? DEFAULT_TERMS.retroActivePeriod,
  };
}

function aggregateLimit(fields: Fields, { options, tables }: Plan, bypass: Bypass): number {
  if (!bypass.allows('aggregateLimit')) {
    return chosen(fields, 'aggregateLimit', options.aggLimits) ?? 0;
  }
  const { points } = tables.ilf;
  const range = { min: Number(points[0][0]), max: Number(points[points.length - 1][0]) };
  const limit = fields.number('aggregateLimit', range) ?? 0;
  if (!options.aggLimits.includes(limit)) bypass.used.push('aggregateLimit');
  return limit;
}

/** Any value that the tables rate; what is not sold is noted. */
function anyOf(
  fields: Fields,
  term: BypassableTerm,
  choice: { sold: readonly number[]; all: readonly number[]; bypass: Bypass },
): number | undefined {
  const value = chosen(fields, term, choice.all);
  if (value !== undefined && !choice.sold.includes(value)) choice.bypass.used.push(term);
  return value;
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
