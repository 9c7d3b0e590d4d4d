import type { RenewalNotice } from '@palisade/trade';

/** An open renewal quote as far as its offer goes. */
interface Offered {
  /** The policyholder has it. */
  sent: boolean;
  /** The notice that it owes; null for none. */
  notice: RenewalNotice | null;
}

/** Whether the insured has an offer that owed no notice, or whose notice was mailed in time. */
export function isOfferedInTime({ sent, notice }: Offered): boolean {
  if (!sent || !notice) return sent;
  return notice.mailedOn !== null && notice.mailedOn <= notice.dueOn;
}
