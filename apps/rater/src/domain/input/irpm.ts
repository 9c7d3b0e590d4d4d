import type { Plan } from '../plan';
import type { Fields } from './fields';
import { describe, isInRange } from './fields';
import type { RatingInput } from './rating-input';

export type ChosenIrpm = Pick<RatingInput, 'irpm' | 'irpmModifier'>;

const PLACES = 4;
const SCALE = 10 ** PLACES;

/** Percent for each characteristic, each and in total within the plan of state and market. */
export function chosenIrpm(fields: Fields, { irpm: plan }: Plan): ChosenIrpm {
  const { overallMinPct, overallMaxPct, characteristics } = plan;
  const modifier = fields.number('irpmModifier', {
    min: 1 + overallMinPct / 100,
    max: 1 + overallMaxPct / 100,
    decimals: PLACES,
  });
  if (!fields.has('irpm')) return { irpm: null, irpmModifier: modifier ?? null };
  const irpm: Record<string, number> = {};
  for (const [name, percent] of fields.entries('irpm')) {
    const range = Object.hasOwn(characteristics, name) ? characteristics[name] : undefined;
    if (!range) fields.fail('irpm', `Unknown characteristic ${name}.`, name);
    else if (!isInRange(percent, { ...range, decimals: PLACES })) {
      fields.fail('irpm', `${name} ${describe({ ...range, decimals: PLACES })}.`, name);
    } else irpm[name] = percent;
  }
  // Whole ten-thousandths: a sum of binary fractions could miss the bound.
  const total = Object.values(irpm).reduce((sum, value) => sum + Math.round(value * SCALE), 0);
  if (total < overallMinPct * SCALE || total > overallMaxPct * SCALE) {
    fields.fail('irpm', `The total must be from ${overallMinPct} to ${overallMaxPct} percent.`);
  }
  return { irpm, irpmModifier: null };
}
