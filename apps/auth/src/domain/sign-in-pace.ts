import { RetryLater } from '@palisade/kernel';

/** So many wrong passwords within the window slow the next try. */
export const MAX_WRONG_PASSWORDS = 10;
export const WRONG_PASSWORD_WINDOW_MS = 15 * 60_000;

/** How long an address from which a person signed in counts as a known device. */
export const KNOWN_DEVICE_MS = 30 * 24 * 3_600_000;

/** A known device is noted again after so long: once a day is enough to know it for a month. */
export const DEVICE_NOTED_MS = 24 * 3_600_000;

/** Times of wrong passwords within the window, the newest first, at most ten each. */
export interface WrongPasswords {
  /** For this account, from everywhere. */
  ofAccount: readonly Date[];
  /** From this address, for all accounts. */
  ofAddress: readonly Date[];
  /** For this account, from this address. */
  ofDevice: readonly Date[];
}

/**
 * Milliseconds until the next try is allowed, 0 for now. A device from which the person signed in
 * before answers only for its own mistakes, so that nobody can lock a person out from elsewhere.
 */
export function waitMs(wrong: WrongPasswords, isKnownDevice: boolean, now: Date): number {
  const counted = isKnownDevice ? [wrong.ofDevice] : [wrong.ofAccount, wrong.ofAddress];
  return Math.max(...counted.map((times) => waitFor(times, now)));
}

function waitFor(times: readonly Date[], now: Date): number {
  const tenth = times[MAX_WRONG_PASSWORDS - 1];
  return tenth ? Math.max(0, tenth.getTime() + WRONG_PASSWORD_WINDOW_MS - now.getTime()) : 0;
}

/** The refusal of a try that comes too early; alike for known and unknown accounts. */
export class SignInSlowed extends RetryLater {
  constructor(wait: number) {
    const minutes = Math.ceil(wait / 60_000);
    const span = minutes === 1 ? '1 minute' : `${minutes} minutes`;
    const detail = `Too many wrong passwords. Please try again in ${span}.`;
    super('SIGN_IN_SLOWED', detail, 429, Math.ceil(wait / 1000));
  }
}
