/** Something that did not get done by itself and that a person may let be tried again. */
export interface StuckItem {
  id: string;
  /** What it is: the type of the event. */
  type: string;
  subject: string;
  attempts: number;
  error: string | null;
  since: Date;
}

/** One kind of work that can get stuck; every provider of a service that extends this is listed. */
export abstract class StuckWork {
  /** Name of the kind in addresses. */
  abstract readonly kind: string;
  /** The oldest hundred. */
  abstract list(): Promise<StuckItem[]>;
  /** False when there is none with this id. */
  abstract retry(id: string): Promise<boolean>;
}

/** Kinds of work are listed so far. */
export const LISTED_AT_MOST = 100;
