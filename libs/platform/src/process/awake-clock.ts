/**
 * Counts the time in which this process was awake, in milliseconds: one that had to wait for a
 * processor, or was busy itself, must not take its own silence for that of others. Must be looked at
 * in even steps.
 */
export class AwakeClock {
  nowMs = 0;
  private lastMs = performance.now();

  constructor(private readonly stepMs: number) {}

  /** Goes on; what a step came late is taken off it, so that one late by its whole length is none. */
  tick(): void {
    const thisMs = performance.now();
    const passedMs = thisMs - this.lastMs;
    this.nowMs += Math.max(0, Math.min(passedMs, 2 * this.stepMs - passedMs));
    this.lastMs = thisMs;
  }
}
