import type { PolicyStatus } from '@palisade/contracts';
import type { MinorUnits } from '@palisade/kernel';

/** What a policy that was cancelled for non-payment waits for, until it is back. */
export const REINSTATEMENT_WAITS = ['BOTH', 'STATEMENT', 'PAYMENT'] as const;

export type ReinstatementWait = (typeof REINSTATEMENT_WAITS)[number];

/** The money of a cancelled policy. */
export interface ReinstatementMoney {
  /** What its invoices still ask for. */
  balance: MinorUnits;
  /** What its reinstatement charges again. */
  again: MinorUnits;
  /** What was paid beyond its invoices, and is held for it. */
  held: MinorUnits;
}

/** A policy as far as it can be reinstated. */
export interface Reinstatable extends ReinstatementMoney {
  status: PolicyStatus;
  isSigned: boolean;
}

/** What must be paid in all to have the policy back: as much as was owed before the return, or more. */
export const neededToReinstate = ({ balance, again }: ReinstatementMoney): MinorUnits =>
  Math.max(0, balance) + again;

/** What of that is still to be paid. */
export const leftToReinstate = (money: ReinstatementMoney): MinorUnits =>
  Math.max(0, neededToReinstate(money) - money.held);

/** What a policy waits for in its reinstatement period; null outside of it, and when nothing is missing. */
export function waitsFor({ status, isSigned, ...money }: Reinstatable): ReinstatementWait | null {
  if (status !== 'IN REINSTATEMENT PERIOD') return null;
  const isPaid = leftToReinstate(money) === 0;
  if (isPaid) return isSigned ? null : 'STATEMENT';
  return isSigned ? 'PAYMENT' : 'BOTH';
}
