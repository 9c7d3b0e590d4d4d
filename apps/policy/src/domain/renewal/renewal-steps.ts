import type { PlainDate } from '@palisade/kernel';
import { addDays, daysBetween } from '@palisade/kernel';
import { AUTO_RENEWAL_DAYS, RENEWAL_DAYS } from '@palisade/trade';
import type { RenewablePolicy } from './renewal-window';

/** So many days before its end a policy opens for renewal, and then its agency and insured are reminded. */
export const RENEWAL_STEPS = [RENEWAL_DAYS, AUTO_RENEWAL_DAYS, 60, 30, 14, 7, 1] as const;

/** A policy as its last days read it. */
export interface Renewing extends RenewablePolicy {
  /** The last of the steps that was taken; null before it opened. */
  renewalStep: number | null;
}

/** The day of the next step; null where none is left, or the policy is not to be renewed any more. */
export function renewalStepOn(policy: Renewing): PlainDate | null {
  const { status, endDate, renewalStep, renewalPolicyId, nonRenewal } = policy;
  if (status !== 'IN FORCE' || renewalPolicyId !== null || nonRenewal !== null) return null;
  const next = RENEWAL_STEPS.find((days) => renewalStep === null || days < renewalStep);
  return next === undefined ? null : addDays(endDate, -next);
}

/** What a step does. */
export interface RenewalStep {
  renewalStep: number;
  daysLeft: number;
  /** The policy opens: it is told once, however late. */
  opens: boolean;
  /** The day has come on which its renewal is quoted by itself. */
  quotes: boolean;
}

/** How many days of its term a policy has left. */
export const daysLeftOf = ({ endDate }: Pick<Renewing, 'endDate'>, today: PlainDate): number =>
  daysBetween(today, endDate);

/** The last step that was taken, of an end that was moved; null where it opens for renewal again. */
export const stepWithin = (daysLeft: number, renewalStep: number | null): number | null =>
  daysLeft > RENEWAL_DAYS ? null : renewalStep;

/** The step that is to be taken on a day: the last whose day has come; those before it are passed over. */
export function renewalStepOf(
  { endDate, renewalStep }: Pick<Renewing, 'endDate' | 'renewalStep'>,
  today: PlainDate,
): RenewalStep {
  const daysLeft = daysLeftOf({ endDate }, today);
  const taken = RENEWAL_STEPS.filter((days) => days >= daysLeft).at(-1) ?? RENEWAL_DAYS;
  const quotes =
    taken <= AUTO_RENEWAL_DAYS && (renewalStep === null || renewalStep > AUTO_RENEWAL_DAYS);
  const isLeft = daysLeft > 0;
  return {
    renewalStep: taken,
    daysLeft,
    opens: isLeft && renewalStep === null,
    quotes: isLeft && quotes,
  };
}
