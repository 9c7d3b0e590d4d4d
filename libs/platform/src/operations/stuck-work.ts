import type { EntityManager } from 'typeorm';

/** Something that did not get done by itself and that a person may let be tried again. */
export interface StuckItem {
  id: string;
  /** What it is: the type of the event. */
  type: string;
  subject: string;
  /** How often it was tried; null where nobody counts. */
  attempts: number | null;
  error: string | null;
  since: Date;
  /** False for what goes on by itself, once what it waits for is there. */
  isRetryable: boolean;
  /** True for what a person may give up for good; others are kept until they are done. */
  isDiscardable?: boolean;
}

/** One kind of work that can get stuck; every provider of a service that extends this is listed. */
export abstract class StuckWork {
  /** Name of the kind in addresses. */
  abstract readonly kind: string;
  /** The oldest hundred. */
  abstract list(): Promise<StuckItem[]>;
  abstract count(): Promise<number>;
  /** False when there is none with this id; throws 409 for what cannot be tried again. */
  abstract retry(id: string): Promise<boolean>;

  /** Gives it up for good, if `em` commits; false when there is none with this id that may be. */
  discard(_id: string, _em: EntityManager): Promise<boolean> {
    return Promise.resolve(false);
  }
}

/** Kinds of work are listed so far. */
export const LISTED_AT_MOST = 100;
