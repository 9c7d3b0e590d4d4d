import { inDays } from '../story.mjs';

const CATEGORIES = ['firstPartyExpense', 'firstPartyLoss', 'lossAdjustment', 'thirdPartyLoss'];

/**
 * How a file is closed whose loss stayed below the retention: first what is reserved and not paid is taken
 * back, because a file with such reserves is not closed; one request does both, in this order.
 * @param {{ reserves: Record<string, number>, paid: Record<string, number> }} file
 */
export function closingOf({ reserves, paid }) {
  const unpaid = CATEGORIES.map((name) => [name, paid[name] - reserves[name]]);
  return {
    ...Object.fromEntries(unpaid.filter(([, change]) => change !== 0)),
    reason: 'The loss stayed below the retention',
    closedDate: inDays(0),
  };
}
