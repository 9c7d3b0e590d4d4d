// Risks that are made for the middle between two amounts: there a binary number, however near, may
// fall to the wrong side. All is worked out with exact fractions, from the tables of the book.
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

/**
 * Tied risks of every product that has coverages, in turn by a coverage line, by a line with a tied
 * risk score, by the schedule rating and by the terrorism charge, as `{ kind, body }`.
 */
export function* tiedRisks(engine, books, seed) {
  const bodies = engine.everyKindOfRisk(books, seed);
  const context = { mayBypass: true, books };
  const kinds = { line: tiedLine, score: tiedScore, irpm: tiedIrpm, tria: tiedTria };
  for (;;) {
    for (const [kind, tie] of Object.entries(kinds)) {
      for (const body of found(tie)) yield { kind, body };
    }
  }

  function found(tie) {
    for (;;) {
      const { value } = bodies.next();
      const tied = value.attachment === undefined ? tie(value, read) : [];
      if (tied.length) return tied;
    }
  }

  function read(body) {
    const risk = engine.readInput(body, context);
    return { ...risk, price: () => engine.price(risk) };
  }
}

/** Base rates that put one coverage at half a unit, and revenues that have these base rates. */
function tiedLine(body, read) {
  const plain = Object.fromEntries(
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
  const loads = { ...tables.endorsements, ...tables.optionalCoverages };
  for (const key of [...input.endorsements, ...input.optional]) {
    const full = key in tables.endorsements ? Fraction.of(1) : fullLimit(tables);
    const factor = core.times(Fraction.of(loads[key])).times(full);
    if (factor.top === 0n) continue;
    const revenues = tiedRevenues(tables.baseRate, factor);
    if (revenues.length) return revenues.map((revenue) => ({ ...risk, revenue }));
  }
  return [];
}

const fullLimit = ({ sublimitFactor }) => onCurve(sublimitFactor, Fraction.of(1));

/** Revenues whose base rate times the factor ends in a half, from the whole of the curve. */
function tiedRevenues(curve, factor) {
  // b hundredths: 2 b top / (100 bottom) must be odd, so b an odd number of times what is below.
  const [top, bottom] = reduced(2n * factor.top, 100n * factor.bottom);
  if (top % 2n === 0n) return [];
  const [least, most] = [curve.points[0], curve.points.at(-1)].map(([, y]) => cents(y));
  const step = 1n + (most - least) / (2n * bottom * LINES_MAX);
  const revenues = [];
  for (let times = least / bottom / 2n; bottom * (2n * times + 1n) <= most; times += step) {
    const wanted = bottom * (2n * times + 1n);
    const revenue = wanted > least && revenueOf(curve, wanted);
    if (revenue) revenues.push(revenue);
  }
  return revenues;
}

const cents = (text) => {
  const { top, bottom } = Fraction.of(text);
  return (top * 100n) / bottom;
};

/** Without what divides both. */
function reduced(top, bottom) {
  let [divisor, rest] = [top < 0n ? -top : top, bottom];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return [top / divisor, bottom / divisor];
}

/** The revenue of a base rate in hundredths; undefined where the curve jumps over it. */
function revenueOf(curve, wanted) {
  const above = curve.points.findIndex(([, y]) => cents(y) >= wanted);
  const [[x0, y0], [x1, y1]] = [curve.points[above - 1], curve.points[above]];
  const part = Number(wanted - cents(y0)) / Number(cents(y1) - cents(y0));
  const revenue = Math.round(x0 + part * (x1 - x0));
  const base = onCurve(curve, Fraction.of(revenue)).times(Fraction.of(100));
  return revenue > 0 && base.top === wanted * base.bottom ? revenue : undefined;
}

/** Scores whose factor is rounded from exactly the middle. */
function tiedScore(body, read) {
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
function tiedIrpm(body, read) {
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
function tiedTria(body, read) {
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
