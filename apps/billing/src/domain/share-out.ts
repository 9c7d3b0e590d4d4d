import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';

/** Shares money out over what is asked, in its order; what nobody asks for goes to the first. */
export function shareOut(amount: MinorUnits, asked: readonly MinorUnits[]): MinorUnits[] {
  let left = amount;
  const shares = asked.map((room) => {
    const share = Math.max(0, Math.min(room, left));
    left -= share;
    return share;
  });
  return shares.map((share, index) => (index === 0 ? amount - sumOf(shares.slice(1)) : share));
}
