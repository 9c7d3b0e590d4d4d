import { coverageName } from '@palisade/trade';
import type { Terms } from './words';

/** A form that is part of a policy. */
export interface PolicyForm {
  number: string;
  name: string;
}

const WORDING: Readonly<Record<Terms['market'], PolicyForm[]>> = {
  ADMITTED: [
    { number: 'PAL 100 US 01 26', name: 'Cyber policy wording' },
    { number: 'PAL 110 US 01 26', name: 'Cyber policy declarations' },
  ],
  SURPLUS: [
    { number: 'PAL 200 SL 01 26', name: 'Cyber policy wording, surplus lines' },
    { number: 'PAL 210 SL 01 26', name: 'Cyber policy declarations, surplus lines' },
    { number: 'PAL 290 SL 01 26', name: 'Surplus lines notice' },
  ],
  UK: [
    { number: 'PAL 300 UK 01 26', name: 'Cyber policy wording' },
    { number: 'PAL 310 UK 01 26', name: 'Cyber policy schedule' },
  ],
};

const TRIA_REJECTED = { number: 'PAL 190 US 01 26', name: 'Rejection of terrorism coverage' };
const TRIA_DISCLOSED = { number: 'PAL 191 US 01 26', name: 'Disclosure of terrorism premium' };

/** The forms of a policy, in the order of the packet. */
export function formsOf({ market, isTriaExcluded, endorsements }: Terms): PolicyForm[] {
  const tria = isTriaExcluded ? TRIA_REJECTED : TRIA_DISCLOSED;
  const added = endorsements.map((key, index) => ({
    number: `PAL 5${String(index + 1).padStart(2, '0')} 01 26`,
    name: `${coverageName(key)} endorsement`,
  }));
  return [...WORDING[market], ...(market === 'UK' ? [] : [tria]), ...added];
}
