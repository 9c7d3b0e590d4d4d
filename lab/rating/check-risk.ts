import type { BookShelf } from '../../apps/rater/src/domain/books/book-shelf';
import type { ReadContext } from '../../apps/rater/src/domain/input/read-input';
import type { RatingLine } from '../../apps/rater/src/domain/lines';
import type { Plan } from '../../apps/rater/src/domain/plan';
import type { SampleRisk } from '../../apps/rater/src/domain/sample-risks';
import type { Step } from '../../apps/rater/src/domain/working';
import type { Engine } from './engine';
import { Fraction } from './fraction';
import { JUDGED_AMOUNTS, judgedPrice } from './oracle';

const MFA = [3, 2, 1, 0];

/**
 * Everything that must hold of one risk, and does not: both engines against the oracle, the sum of
 * the lines, the trace done again, the order of keys, and what must never make it cheaper.
 */
export function problemsOf(engine: Engine, books: BookShelf, body: SampleRisk): string[] {
  const { readInput, rate, price, coveragesIn, surplusTaxes } = engine;
  const context: ReadContext = { mayBypass: true, books };
  const risk = readInput(body, context);
  const { plan, hazard, input } = risk;
  const judged = judgedPrice(plan.book, surplusTaxes, hazard.hazard, input);
  const [quick, exact] = [price(risk), rate(risk, true)];
  const problems: string[] = [];
  const check = (what: string, actual: unknown, expected: unknown): void => {
    if (actual !== expected) problems.push(`${what} is ${actual}, not ${expected}`);
  };
  for (const name of JUDGED_AMOUNTS) {
    check(`exact ${name}`, exact[name], judged[name]);
    check(`quick ${name}`, quick[name], judged[name]);
  }
  const coverages = JSON.stringify(judged.coverages);
  check('exact coverages', JSON.stringify(exact.coverages), coverages);
  check('quick coverages', JSON.stringify(coveragesIn(quick.lines)), coverages);
  for (const { lines } of [quick, exact]) {
    check('the sum of the lines', sumOf(lines), judged.amountDue);
  }
  const folded = fold(exact.steps);
  check('the folded premium', folded.get('PREMIUM')?.cents(), exact.premium);
  check('the folded amount', folded.get('AMOUNT_DUE')?.cents(), exact.amountDue);
  const turned = readInput(turnedAround(body), context);
  check('the answer to other keys', texts(price(turned)), texts(quick));
  problems.push(...risingProblems(engine, context, body, plan.options));
  return problems;
}

/** The numbers that the steps of a trace work out, from their texts alone. */
function fold(steps: readonly Step[]): Map<string, Fraction> {
  const numbers = new Map<string, Fraction>();
  for (const { coverage, op, value, round } of steps) {
    const before = numbers.get(coverage) ?? Fraction.of(0);
    const operand = Fraction.of(value);
    const after = {
      set: () => operand,
      multiply: () => before.times(operand),
      divide: () => before.over(operand),
      add: () => before.plus(operand),
      max: () => before.atLeast(operand),
      min: () => before.atMost(operand),
    }[op]();
    numbers.set(coverage, round === null ? after : after.to(round));
  }
  return numbers;
}

/** Less retention, worse answers and older claims never make it cheaper. */
function risingProblems(
  { readInput, price }: Engine,
  context: ReadContext,
  body: SampleRisk,
  { deductibles }: Plan['options'],
): string[] {
  const due = (change: SampleRisk): number =>
    price(readInput({ ...body, ...change }, context)).amountDue;
  const controls = body.controls as SampleRisk;
  const series: Record<string, SampleRisk[]> = {
    retention: [...deductibles].sort((a, b) => b - a).map((retention) => ({ retention })),
    mfaCount: MFA.map((mfaCount) => ({ controls: { ...controls, mfaCount } })),
    claimHistory: [0, 5, 4, 3, 2, 1].map((claimHistory) => ({ claimHistory })),
    adverseFlags: [0, 1, 2, 3, 4].map((adverseFlags) => ({ adverseFlags })),
  };
  return Object.entries(series).flatMap(([name, changes]) => {
    const amounts = changes.map(due);
    const isRising = amounts.every((amount, at) => at === 0 || amounts[at - 1] <= amount);
    return isRising ? [] : [`it gets cheaper by a worse ${name}: ${amounts.join(', ')}`];
  });
}

const sumOf = (lines: readonly RatingLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const turnedAround = (body: SampleRisk): SampleRisk =>
  Object.fromEntries(Object.entries(body).reverse());

const texts = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
