import type { Exact } from './exact';
import { decimalText, dividedBy, isLess, ONE, plus, rounded, times, ZERO } from './exact';

/** A number of a rating and where it comes from: a table, the input or an earlier step. */
export interface Factor {
  readonly value: Exact;
  readonly source: string;
}

export type StepOp = 'set' | 'multiply' | 'divide' | 'add' | 'max' | 'min';

/** One operation of a rating. Doing the steps again, in order, gives every amount exactly. */
export interface Step {
  readonly n: number;
  /** The number worked on: a coverage, or GROUND, SUBTOTAL, PREMIUM and so on. */
  readonly coverage: string;
  readonly term: string;
  readonly op: StepOp;
  readonly source: string;
  readonly input: string | number | null;
  readonly value: string;
  readonly before: string;
  readonly after: string;
  /** Places that the result was rounded to; null when it was not. */
  readonly round: number | null;
}

/** How a step is done, beyond its number. */
export interface StepOptions {
  readonly input?: string | number | null;
  readonly round?: number;
}

const OPERATIONS: Readonly<
  Record<Exclude<StepOp, 'divide'>, (before: Exact, value: Exact) => Exact>
> = {
  set: (_, value) => value,
  multiply: times,
  add: plus,
  max: (before, value) => (isLess(before, value) ? value : before),
  min: (before, value) => (isLess(value, before) ? value : before),
};

/** What a step does to a number; the arithmetic of every amount, and of whoever checks a trace. */
export function applied(
  op: StepOp,
  before: Exact,
  value: Exact,
  round: number | null | undefined,
): Exact {
  // A quotient has no end of its own: it is always rounded.
  if (op === 'divide') return dividedBy(before, value, round ?? 0);
  const after = OPERATIONS[op](before, value);
  return round === undefined || round === null ? after : rounded(after, round);
}

/** The working of one rating: the steps are written down only when they are asked for. */
export class Working {
  readonly steps: Step[] = [];

  constructor(readonly isTraced: boolean) {}

  open(coverage: string): Register {
    return new Register(coverage, this);
  }
}

/** One number while it is worked out. */
export class Register {
  value: Exact = ZERO;
  private lastStep = 0;

  constructor(
    readonly coverage: string,
    private readonly working: Working,
  ) {}

  /** The number as a term of another one. */
  get result(): Factor {
    const source = this.working.isTraced ? `step:${this.lastStep}` : 'step';
    return { value: this.value, source };
  }

  set(term: string, factor: Factor, options?: StepOptions): this {
    return this.step('set', term, factor, options);
  }

  multiply(term: string, factor: Factor, options?: StepOptions): this {
    return this.step('multiply', term, factor, options);
  }

  /** Divides and rounds, to whole numbers when nothing else is said. */
  divide(term: string, factor: Factor, round = 0): this {
    return this.step('divide', term, factor, { round });
  }

  add(term: string, factor: Factor, options?: StepOptions): this {
    return this.step('add', term, factor, options);
  }

  atLeast(term: string, factor: Factor, options?: StepOptions): this {
    return this.step('max', term, factor, options);
  }

  atMost(term: string, factor: Factor, options?: StepOptions): this {
    return this.step('min', term, factor, options);
  }

  private step(op: StepOp, term: string, factor: Factor, options: StepOptions = {}): this {
    const before = this.value;
    this.value = applied(op, before, factor.value, options.round);
    if (this.working.isTraced) {
      this.lastStep = this.working.steps.length + 1;
      this.working.steps.push({
        n: this.lastStep,
        coverage: this.coverage,
        term,
        op,
        source: factor.source,
        input: options.input ?? null,
        value: decimalText(factor.value),
        before: decimalText(before),
        after: decimalText(this.value),
        round: options.round ?? null,
      });
    }
    return this;
  }
}

/** What an unanswered question counts. */
export const NEUTRAL: Factor = { value: ONE, source: 'input:absent' };
