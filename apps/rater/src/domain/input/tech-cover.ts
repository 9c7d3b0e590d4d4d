import type { Plan } from '../plan';
import type { Fields } from './fields';
import type { RatingInput } from './rating-input';

const PERCENT = { min: 0, max: 100, decimals: 4 };

/** Technology errors and omissions: the tech products need it, the others may have it. */
export function techCover(
  fields: Fields,
  { tables, options }: Plan,
): Pick<RatingInput, 'techENOPercentage' | 'techLimit'> {
  const { points } = tables.ilfTech;
  const range = { min: Number(points[0][0]), max: Number(points[points.length - 1][0]) };
  const percent = fields.number('techENOPercentage', PERCENT);
  const limit = fields.number('techLimit', range);
  if (options.mandatory?.includes('TECH_ENO')) {
    fields.require('techENOPercentage');
    if (percent === 0) fields.fail('techENOPercentage', 'techENOPercentage must be above 0.');
  } else if (limit !== undefined && !percent) {
    fields.fail('techLimit', 'techLimit needs a techENOPercentage above 0.');
  }
  return { techENOPercentage: percent ?? null, techLimit: limit ?? null };
}
