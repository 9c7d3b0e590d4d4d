/** So many times as long as it took, work rests before it is done again: a tenth of the time at most. */
const REST = 10;

/** Measures work that may take long for nothing, and says when it may be done again. */
export class Backoff {
  private until = 0;

  get isOver(): boolean {
    return performance.now() >= this.until;
  }

  /** Does the work; afterwards it rests if the outcome is such, or where there was none. */
  async after<T>(work: () => Promise<T>, rests: (outcome: T) => boolean): Promise<T> {
    const begun = performance.now();
    let isResting = true;
    try {
      const outcome = await work();
      isResting = rests(outcome);
      return outcome;
    } finally {
      const ended = performance.now();
      this.until = isResting ? ended + REST * (ended - begun) : 0;
    }
  }
}
