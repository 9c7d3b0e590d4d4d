import { Fraction } from './fraction';
import { judgedPrice } from './oracle';

const AMOUNTS = [
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

/**
 * A risk by the engine and by the oracle: what of it is a cent off, whether any of its roundings
 * was a tie, and whether binary numbers were enough.
 */
export function judged(engine, books, body) {
  const risk = engine.readInput(body, { mayBypass: true, books });
  const { plan, hazard, input } = risk;
  const before = Fraction.ties;
  const expected = judgedPrice(plan.book, engine.surplusTaxes, hazard.hazard, input);
  const isTied = Fraction.ties > before;
  const quick = engine.quickPrice(risk);
  const price = quick ?? engine.price(risk);
  const wrong = AMOUNTS.filter((name) => price[name] !== expected[name]);
  const coverages = engine.coveragesIn(price.lines);
  for (const name of Object.keys({ ...coverages, ...expected.coverages })) {
    if (coverages[name] !== expected.coverages[name]) wrong.push(name);
  }
  return { wrong, isTied, isQuick: quick !== undefined, version: plan.book.version };
}
