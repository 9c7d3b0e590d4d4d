// Risks that are made for the middle between two amounts: there a binary number, however near, may
// fall to the wrong side. All is worked out with exact fractions, from the tables of the book.
import type { BookShelf } from '../../apps/rater/src/domain/books/book-shelf';
import type { Curve, Factors, RateTables } from '../../apps/rater/src/domain/books/rate-tables';
import type { Price } from '../../apps/rater/src/domain/quick/price';
import type { RatableRisk } from '../../apps/rater/src/domain/rate';
import type { SampleRisk } from '../../apps/rater/src/domain/sample-risks';
import type { Engine } from './engine';
import { Fraction } from './fraction';
import { groundOf, onCurve, tablesFor } from './oracle';

const TRIES = 400;
/** The claim history with the factor 1.25: the fewer digits a product has, the more ties it has. */
const A_QUARTER_MORE = 2;
/** From one risk. */
const LINES_MAX = 8n;
const SCORE_UNIT = 10_000;
/** Differences of scores whose factor has a 5 in its fifth place are an odd number of these. */
const SCORE_STEP = 250;
const ALWAYS = ['product', 'state', 'industryCode', 'effectiveDate', 'aggregateLimit', 'retention'];
const SOMETIMES = ['waitingPeriod', 'retroActivePeriod', 'adverseFlags', 'claimHistory'];

/** A made-up risk, as far as a tie is made of it. */
type Body = SampleRisk & { readonly product: string; readonly revenue: number };

/** A checked risk, and what prices it. */
type Read = (body: SampleRisk) => RatableRisk & { price: () => Price };

/** Risks near a body that are tied; none where none was found. */
type FindTies = (body: Body, read: Read) => SampleRisk[];

const KINDS = { line: tiedLine, score: tiedScore, irpm: tiedIrpm, tria: tiedTria };

/** A risk with an amount in the middle between two, by what was made for it. */
export interface Tie {
  kind: string;
  body: SampleRisk;
}

/**
 * Tied risks of every product that has coverages, in turn by a coverage line, by a line with a tied
 * risk score, by the schedule rating and by the terrorism charge.
 */
export function* tiedRisks(engine: Engine, books: BookShelf, seed: number): Generator<Tie, never> {
  const bodies = engine.everyKindOfRisk(books, seed);
  const context = { mayBypass: true, books };
  for (;;) {
    for (const [kind, tie] of Object.entries(KINDS)) {
      for (const body of found(tie)) yield { kind, body };
    }
  }

  function found(tie: FindTies): SampleRisk[] {
    for (;;) {
      const value = bodies.next().value as Body;
      const tied = value.attachment === undefined ? tie(value, read) : [];
      if (tied.length) return tied;
    }
  }

  function read(body: SampleRisk): ReturnType<Read> {
    const risk = engine.readInput(body, context);
    return { ...risk, price: () => engine.price(risk) };
  }
}

/** Base rates that put one coverage at half a unit, and revenues that have these base rates. */
function tiedLine(body: Body, read: Read): SampleRisk[] {
  const plain: SampleRisk = Object.fromEntries(
    [...ALWAYS, ...SOMETIMES.filter((_, place) => (body.revenue >> place) % 4 === 0)]
      .filter((name) => body[name] !== undefined)
      .map((name) => [name, body[name]]),
  );
  const { techENOPercentage } = body;
  const risk = {
    ...plain,
    ...(plain.claimHistory === undefined && { claimHistory: A_QUARTER_MORE }),
    revenue: 1_000_000,
    optional: body.optional,
    endorsements: body.endorsements,
    ...(body.product.includes('TECH') && { techENOPercentage }),
  };
  const { input, plan, hazard } = read(risk);
  const tables = tablesFor(plan.book, input);
  const base = onCurve(tables.baseRate, Fraction.of(input.revenue));
  const core = groundOf(tables, hazard.hazard, input)
    .times(onCurve(tables.ilf, Fraction.of(input.aggregateLimit)))
    .over(base);
  const loads: Factors = { ...tables.endorsements, ...tables.optionalCoverages };
  for (const key of [...input.endorsements, ...input.optional]) {
    const full = key in tables.endorsements ? Fraction.of(1) : fullLimit(tables);
    const factor = core.times(Fraction.of(loads[key])).times(full);
    if (factor.top === 0n) continue;
    const revenues = tiedRevenues(tables.baseRate, factor);
    if (revenues.length) return revenues.map((revenue) => ({ ...risk, revenue }));
  }
  return [];
}

const fullLimit = ({ sublimitFactor }: RateTables): Fraction =>
  onCurve(sublimitFactor, Fraction.of(1));

/** Revenues whose base rate times the factor ends in a half, from the whole of the curve. */
function tiedRevenues(curve: Curve, factor: Fraction): number[] {
  // b hundredths: 2 b top / (100 bottom) must be odd, so b an odd number of times what is below.
  const [top, bottom] = reduced(2n * factor.top, 100n * factor.bottom);
  if (top % 2n === 0n) return [];
  const [least, most] = [0, curve.points.length - 1].map((at) => cents(curve.points[at][1]));
  const step = 1n + (most - least) / (2n * bottom * LINES_MAX);
  const revenues: number[] = [];
  for (let times = least / bottom / 2n; bottom * (2n * times + 1n) <= most; times += step) {
    const wanted = bottom * (2n * times + 1n);
    const revenue = wanted > least && revenueOf(curve, wanted);
    if (revenue) revenues.push(revenue);
  }
  return revenues;
}

const cents = (text: string): bigint => {
  const { top, bottom } = Fraction.of(text);
  return (top * 100n) / bottom;
};

/** Without what divides both. */
function reduced(top: bigint, bottom: bigint): [top: bigint, bottom: bigint] {
  let [divisor, rest] = [top < 0n ? -top : top, bottom];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return [top / divisor, bottom / divisor];
}

/** The revenue of a base rate in hundredths; undefined where the curve jumps over it. */
function revenueOf(curve: Curve, wanted: bigint): number | undefined {
  const above = curve.points.findIndex(([, y]) => cents(y) >= wanted);
  const [[x0, y0], [x1, y1]] = [curve.points[above - 1], curve.points[above]];
  const part = Number(wanted - cents(y0)) / Number(cents(y1) - cents(y0));
  const revenue = Math.round(Number(x0) + part * (Number(x1) - Number(x0)));
  const base = onCurve(curve, Fraction.of(revenue)).times(Fraction.of(100));
  return revenue > 0 && base.top === wanted * base.bottom ? revenue : undefined;
}

/** Scores whose factor is rounded from exactly the middle. */
function tiedScore(body: Body, read: Read): SampleRisk[] {
  const odd = 2 * (body.revenue % 80) + 1;
  const scored = {
    ...body,
    companyAggregate: 50,
    industryAggregate: 50 + (odd * SCORE_STEP) / SCORE_UNIT,
  };
  const { input } = read(scored);
  return input.companyAggregate === null ? [] : [scored];
}

/** A modifier that turns the subtotal into a half. */
function tiedIrpm(body: Body, read: Read): SampleRisk[] {
  const { plan, price } = read(body);
  const subtotal = price().subtotal / 100;
  const { overallMinPct, overallMaxPct } = plan.irpm;
  const [least, most] = [overallMinPct, overallMaxPct].map((percent) => 100 * (100 + percent));
  for (let units = least; units <= most; units++) {
    if ((subtotal * units) % 10_000 === 5_000) return [{ ...body, irpmModifier: units / 10_000 }];
  }
  return [];
}

/** A revenue near the given one whose premium ends in 50. */
function tiedTria(body: Body, read: Read): SampleRisk[] {
  const risk = { ...body, isTriaExcluded: false };
  const step = Math.ceil(body.revenue / 5_000);
  for (let more = 0; more < TRIES; more++) {
    const moved = { ...risk, revenue: body.revenue - more * step };
    if (moved.revenue < 1) return [];
    const { tria, premiumExTria } = read(moved).price();
    if (tria === 0) return [];
    if ((premiumExTria / 100) % 100 === 50) return [moved];
  }
  return [];
}
