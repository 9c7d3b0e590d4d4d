import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import type { ActRule } from '../act-rule';
import { refusal } from '../act-rule';
import type { ReserveCategory } from '../../reserves';
import type { ClaimLife, Recovery } from '../book';
import { paidOf } from '../book';

/** All that came back of a category, from a reinsurer too. */
export const recoveredIn = ({ recoveries }: ClaimLife, category: ReserveCategory): MinorUnits =>
  sumOf(recoveries.filter((one) => one.category === category).map(({ amount }) => amount));

/** Money comes back to the insurer: at most what is paid in its category. */
export const recover: ActRule<Recovery> = {
  action: 'recover',
  check: (claim, { category, amount }) => {
    if (amount > 0 && recoveredIn(claim, category) + amount <= paidOf(claim)[category]) return;
    throw refusal('RECOVERY_AMOUNT', 'No more comes back than is paid in the category.');
  },
  apply: (claim, recovery) => ({ ...claim, recoveries: [...claim.recoveries, recovery] }),
};
