import { Clock } from '@palisade/platform';

/** A clock that stands until a test moves it. */
export class ManualClock extends Clock {
  constructor(private time = new Date('2026-01-15T12:00:00Z')) {
    super();
  }

  now(): Date {
    return this.time;
  }

  /** Moves on by milliseconds. */
  advance(ms: number): void {
    this.time = new Date(this.time.getTime() + ms);
  }
}
