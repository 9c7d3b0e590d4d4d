/**
 * Counts the time in which this process was awake, in milliseconds: one that had to wait for a
 * processor, or was busy itself, must not take its own silence for that of others. Must be looked at
 * in even steps.
 */
export class AwakeClock {
  nowMs = 0;
  private lastMs = performance.now();

  constructor(private readonly stepMs: number) {}

  /**
   * Goes on; what a step came late is taken off it. One that came late by its whole length or more is
   * a tenth of a step, so that a wait ends also where the process is never idle.
   */
  tick(): void {
    const thisMs = performance.now();
    const passedMs = thisMs - this.lastMs;
    this.nowMs += Math.max(this.stepMs / 10, Math.min(passedMs, 2 * this.stepMs - passedMs));
    this.lastMs = thisMs;
  }
}
