import type { BookShelf } from '../../apps/rater/src/domain/books/book-shelf';
import type { SampleRisk } from '../../apps/rater/src/domain/sample-risks';
import type { Engine } from './engine';
import { Fraction } from './fraction';
import { JUDGED_AMOUNTS, judgedPrice } from './oracle';

/** What the oracle says of the price of a risk. */
export interface Judgement {
  /** What is a cent off. */
  wrong: string[];
  /** Whether any of its roundings was a tie. */
  isTied: boolean;
  /** Whether binary numbers were enough. */
  isQuick: boolean;
  /** Of the book that it was rated by. */
  version: string;
}

/** A risk by the engine and by the oracle. */
export function judged(engine: Engine, books: BookShelf, body: SampleRisk): Judgement {
  const risk = engine.readInput(body, { mayBypass: true, books });
  const { plan, hazard, input } = risk;
  const before = Fraction.ties;
  const expected = judgedPrice(plan.book, engine.surplusTaxes, hazard.hazard, input);
  const isTied = Fraction.ties > before;
  const quick = engine.quickPrice(risk);
  const price = quick ?? engine.price(risk);
  const wrong: string[] = JUDGED_AMOUNTS.filter((name) => price[name] !== expected[name]);
  const coverages = engine.coveragesIn(price.lines);
  for (const name of Object.keys({ ...coverages, ...expected.coverages })) {
    if (coverages[name] !== expected.coverages[name]) wrong.push(name);
  }
  return { wrong, isTied, isQuick: quick !== undefined, version: plan.book.version };
}
