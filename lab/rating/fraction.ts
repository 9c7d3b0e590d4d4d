const ofTexts = new Map<string | number, Fraction>();
const TEXTS_MAX = 100_000;

/** An exact fraction: two whole numbers and nothing else. */
export class Fraction {
  /** How often a value lay exactly in the middle of two that it could be rounded to. */
  static ties = 0;
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    const sign = bottom < 0n ? -1n : 1n;
    this.top = top * sign;
    this.bottom = bottom * sign;
  }

  /** Of a decimal text or a whole number. */
  static of(value: string | number): Fraction {
    const known = ofTexts.get(value);
    if (known) return known;
    const [whole, places = ''] = String(value).split('.');
    const fraction = new Fraction(BigInt(whole + places), 10n ** BigInt(places.length));
    if (ofTexts.size < TEXTS_MAX) ofTexts.set(value, fraction);
    return fraction;
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  over(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom, this.bottom * other.top);
  }

  plus(other: Fraction): Fraction {
    const top = this.top * other.bottom + other.top * this.bottom;
    return new Fraction(top, this.bottom * other.bottom);
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.top, other.bottom));
  }

  isBelow(other: Fraction): boolean {
    return this.top * other.bottom < other.top * this.bottom;
  }

  atLeast(other: Fraction): Fraction {
    return this.isBelow(other) ? other : this;
  }

  atMost(other: Fraction): Fraction {
    return other.isBelow(this) ? other : this;
  }

  /** To so many places, half away from zero. */
  to(places: number): Fraction {
    const unit = 10n ** BigInt(places);
    const top = this.top < 0n ? -this.top : this.top;
    const raised = 2n * top * unit + this.bottom;
    const rounded = raised / (2n * this.bottom);
    if (rounded * 2n * this.bottom === raised) Fraction.ties++;
    return new Fraction(this.top < 0n ? -rounded : rounded, unit);
  }

  /** A whole number of hundredths. */
  cents(): number {
    return Number((this.to(2).top * 100n) / this.to(2).bottom);
  }
}
