import { Fraction } from './fraction';
import { judgedPrice } from './oracle';

const CHECKED = [
  'subtotal',
  'afterIrpm',
  'premiumExTria',
  'tria',
  'premium',
  'surplusLineTax',
  'surplusStampingFee',
  'ipt',
  'amountDue',
];
const MFA = [3, 2, 1, 0];

/**
 * Everything that must hold of one risk, and does not: both engines against the oracle, the sum of
 * the lines, the trace done again, the order of keys, and what must never make it cheaper.
 */
export function problemsOf(engine, books, body) {
  const { readInput, rate, price, coveragesIn, surplusTaxes } = engine;
  const context = { mayBypass: true, books };
  const risk = readInput(body, context);
  const { plan, hazard, input } = risk;
  const judged = judgedPrice(plan.book, surplusTaxes, hazard.hazard, input);
  const [quick, exact] = [price(risk), rate(risk, true)];
  const problems = [];
  const check = (what, actual, expected) => {
    if (actual !== expected) problems.push(`${what} is ${actual}, not ${expected}`);
  };
  for (const name of CHECKED) {
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
function fold(steps) {
  const numbers = new Map();
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
function risingProblems({ readInput, price }, context, body, { deductibles }) {
  const due = (change) => price(readInput({ ...body, ...change }, context)).amountDue;
  const series = {
    retention: [...deductibles].sort((a, b) => b - a).map((retention) => ({ retention })),
    mfaCount: MFA.map((mfaCount) => ({ controls: { ...body.controls, mfaCount } })),
    claimHistory: [0, 5, 4, 3, 2, 1].map((claimHistory) => ({ claimHistory })),
    adverseFlags: [0, 1, 2, 3, 4].map((adverseFlags) => ({ adverseFlags })),
  };
  return Object.entries(series).flatMap(([name, changes]) => {
    const amounts = changes.map(due);
    const isRising = amounts.every((amount, at) => at === 0 || amounts[at - 1] <= amount);
    return isRising ? [] : [`it gets cheaper by a worse ${name}: ${amounts.join(', ')}`];
  });
}

const sumOf = (lines) => lines.reduce((sum, { amount }) => sum + amount, 0);

const turnedAround = (body) => Object.fromEntries(Object.entries(body).reverse());

const texts = (value) =>
  JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
