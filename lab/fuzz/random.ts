/** Random numbers that a seed repeats (mulberry32), and choices made with them. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  of<T>(values: readonly T[]): T {
    return values[this.below(values.length)];
  }

  /** The same values in another order. */
  shuffled<T>(values: readonly T[]): T[] {
    const left = [...values];
    return values.map(() => left.splice(this.below(left.length), 1)[0]);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  uuid(): string {
    const digits = (count: number): string[] =>
      Array.from({ length: count }, () => this.below(16).toString(16));
    const [a, b, c, d, e] = [8, 4, 3, 3, 12].map((count) => digits(count).join(''));
    return `${a}-${b}-7${c}-8${d}-${e}`;
  }
}
