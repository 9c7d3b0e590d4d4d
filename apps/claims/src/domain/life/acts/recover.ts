import { sumOf } from '@palisade/kernel';
import type { ActRule } from '../act-rule';
import { refusal } from '../act-rule';
import type { Recovery } from '../book';
import { paidOf } from '../book';

/** Money comes back to the insurer: at most what is paid in its category. */
export const recover: ActRule<Recovery> = {
  action: 'recover',
  check: (claim, { category, amount }) => {
    const before = claim.recoveries.filter((one) => one.category === category);
    const total = sumOf([amount, ...before.map((one) => one.amount)]);
    if (amount > 0 && total <= paidOf(claim)[category]) return;
    throw refusal('RECOVERY_AMOUNT', 'No more comes back than is paid in the category.');
  },
  apply: (claim, recovery) => ({ ...claim, recoveries: [...claim.recoveries, recovery] }),
};
