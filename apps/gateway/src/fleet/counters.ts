/** How often something happened within its window, and until when it is refused. */
export interface Count {
  totalHits: number;
  /** Seconds until the window ends. */
  timeToExpire: number;
  isBlocked: boolean;
  /** Seconds until it is allowed again. */
  timeToBlockExpire: number;
}

/** What may happen how often: so many times in a window, then not for a while. */
export interface Allowance {
  limit: number;
  windowMs: number;
  blockMs: number;
}

/** Counts for all gateways together, or for this one. */
export abstract class Counters {
  abstract count(key: string, allowance: Allowance): Promise<Count>;
}

/** Whole seconds that a caller is told to wait. */
export const secondsOf = (milliseconds: number): number =>
  Math.max(0, Math.ceil(milliseconds / 1_000));
