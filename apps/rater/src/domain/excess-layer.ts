import type { CoverageLine } from './coverages';
import { lineOf } from './coverages';
import { interpolate } from './curve';
import { minus, whole } from './exact';
import type { Ground } from './ground';
import type { RatingInput } from './input/rating-input';
import type { Plan } from './plan';
import type { Factor, Working } from './working';

/** Places that turn an amount into millions. */
const MILLION_PLACES = 6;

/**
 * A layer above a primary policy: the difference of the limit factors, but at least half of what
 * the primary costs per million and at least a fixed rate per million.
 */
export function excessLayer(
  input: RatingInput,
  plan: Plan,
  ground: Ground,
  working: Working,
): CoverageLine[] {
  const { attachment, aggregateLimit: limit } = input;
  const { excess } = plan.regional;
  if (attachment === null || !excess) return [];
  const top = interpolate(plan.curves.ilf, BigInt(attachment + limit));
  const attach = interpolate(plan.curves.ilf, BigInt(attachment));
  const layer: Factor = { value: minus(top.value, attach.value), source: top.source };
  const millions: Factor = { value: { units: BigInt(limit), scale: MILLION_PLACES }, ...OF_LIMIT };
  const underlyingFloor = working
    .open('UNDERLYING_FLOOR')
    .set('ground', ground.premium.result)
    .multiply('ilfAttach', attach, { input: attachment })
    .multiply('part', excess.ofUnderlying)
    .multiply('limit', { value: whole(limit), ...OF_LIMIT })
    .divide('attachment', { value: whole(attachment), source: 'input:attachment' });
  const rateFloor = working
    .open('RATE_FLOOR')
    .set('perMillion', excess.perMillion)
    .multiply('millions', millions, { round: 0 });
  // Rounding keeps the order, so the greatest of three rounded amounts is the rounded greatest.
  const register = working
    .open('EXCESS_LAYER')
    .set('ground', ground.premium.result)
    .multiply('layer', layer, { input: limit })
    .multiply('excess', excess.factor, { round: 0 })
    .atLeast('underlyingFloor', underlyingFloor.result)
    .atLeast('rateFloor', rateFloor.result);
  return [lineOf(register)];
}

const OF_LIMIT = { source: 'input:aggregateLimit' } as const;
