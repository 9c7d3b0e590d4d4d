/**
 * Counts the time in which this process was awake, in milliseconds: one that had to wait for a
 * processor must not take its own silence for that of others. Must be looked at in even steps.
 */
export class AwakeClock {
  nowMs = 0;
  private lastMs = performance.now();

  constructor(private readonly stepMs: number) {}

  /** Goes on; a step that came late counts no more than twice a step in time. */
  tick(): void {
    const thisMs = performance.now();
    this.nowMs += Math.min(thisMs - this.lastMs, 2 * this.stepMs);
    this.lastMs = thisMs;
  }
}
