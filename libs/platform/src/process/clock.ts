/** Source of the current time; injected everywhere so that tests can move it. */
export abstract class Clock {
  /** The current instant. */
  abstract now(): Date;
}

/** The machine's own time. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
