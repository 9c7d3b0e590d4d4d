// The plan of the specification (S1 to S20) a second time, apart from the engine: exact fractions,
// its own merging, interpolation and rounding. Slow, and meant to be read beside the specification.
// It takes a book as it is stored and an input with its defaults.
import type { SurplusTaxRow } from '@palisade/trade';
import type {
  Bands,
  Curve,
  RateBook,
  RateTables,
} from '../../apps/rater/src/domain/books/rate-tables';
import type { RatingInput } from '../../apps/rater/src/domain/input/rating-input';
import { required } from '../required';
import { Fraction } from './fraction';

const ONE = Fraction.of(1);
const ZERO = Fraction.of(0);
const SURPLUS = ['P250_S', 'P_PLUS', 'PRIME_TECH_PLUS'];

/** The amounts of a price that the oracle works out, apart from those of single coverages. */
export const JUDGED_AMOUNTS = [
  'subtotal',
  'afterIrpm',
  'premiumExTria',
  'tria',
  'premium',
  'surplusLineTax',
  'surplusStampingFee',
  'ipt',
  'amountDue',
] as const;

/** Amounts in hundredths. */
export type JudgedPrice = Record<(typeof JUDGED_AMOUNTS)[number], number> & {
  coverages: Record<string, number>;
};

type Lines = Record<string, Fraction>;

/** What the insured pays and what it is made of. */
export function judgedPrice(
  book: RateBook,
  surplusTaxes: readonly SurplusTaxRow[],
  hazard: number,
  input: RatingInput,
): JudgedPrice {
  const tables = tablesFor(book, input);
  const ground = groundOf(tables, hazard, input);
  const { attachment: from, aggregateLimit } = input;
  const lines: Lines =
    from === null
      ? coverageLines(tables, hazard, input, ground)
      : { EXCESS_LAYER: layer(tables, Fraction.of(from), Fraction.of(aggregateLimit), ground) };
  const subtotal = Object.values(lines).reduce((sum, line) => sum.plus(line), ZERO);
  const afterIrpm = subtotal.times(irpmOf(input)).to(0);
  const afterTerm = afterIrpm.times(termOf(input)).to(0);
  const exTria = afterTerm.atLeast(Fraction.of(tables.minimumPremium[input.product]));
  const triaRate = input.isTriaExcluded ? undefined : tables.triaRate;
  const tria = triaRate === undefined ? ZERO : exTria.times(Fraction.of(triaRate)).to(0);
  const premium = exTria.plus(tria);
  const fees = Fraction.of(input.brokerFee + input.mgaFee).over(Fraction.of(100));
  const taxes = taxesOf(tables, surplusTaxes, input, { premium, fees });
  const amountDue = premium.plus(fees).plus(taxes.tax).plus(taxes.stamping).plus(taxes.ipt);
  return {
    coverages: Object.fromEntries(Object.entries(lines).map(([key, line]) => [key, line.cents()])),
    subtotal: subtotal.cents(),
    afterIrpm: afterIrpm.cents(),
    premiumExTria: exTria.cents(),
    tria: tria.cents(),
    premium: premium.cents(),
    surplusLineTax: taxes.tax.cents(),
    surplusStampingFee: taxes.stamping.cents(),
    ipt: taxes.ipt.cents(),
    amountDue: amountDue.cents(),
  };
}

const tablesOfBooks = new WeakMap<RateBook, Map<string, RateTables>>();

/** The tables of a book for a product and a state; merged once, as nothing changes a book. */
export function tablesFor(
  book: RateBook,
  { product, state }: Pick<RatingInput, 'product' | 'state'>,
): RateTables {
  const ofBook = tablesOfBooks.get(book) ?? new Map<string, RateTables>();
  tablesOfBooks.set(book, ofBook);
  const key = `${product} ${state}`;
  const known = ofBook.get(key);
  if (known) return known;
  const { tables, productOverrides, stateOverrides } = book;
  const ofProduct = laid(tables, productOverrides[product] ?? {});
  const merged = laid(ofProduct, stateOverrides[state ?? ''] ?? {}) as RateTables;
  ofBook.set(key, merged);
  return merged;
}

function laid(below: unknown, above: unknown): unknown {
  if (!isTable(above)) return above;
  const result = isTable(below) ? { ...below } : {};
  for (const key of Object.keys(above)) result[key] = laid(result[key], above[key]);
  return result;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** S1 to S4. */
export function groundOf(tables: RateTables, hazard: number, input: RatingInput): Fraction {
  const { companyAggregate: company, industryAggregate: industry } = input;
  const year = Number(input.effectiveDate.slice(0, 4));
  const years = input.yearEstablished === null ? null : year - input.yearEstablished;
  const flags = Math.min(input.adverseFlags, tables.adverse.most);
  const factors = [
    onCurve(tables.baseRate, Fraction.of(input.revenue)),
    Fraction.of(tables.rateChangeFactor),
    Fraction.of(tables.hazard[hazard]),
    retentionOf(tables, input),
    Fraction.of(tables.waitingPeriod[input.waitingPeriod]),
    Fraction.of(tables.retroPeriod[input.retroActivePeriod]),
    inBand(tables.records, input.records),
    inBand(tables.yearsInBusiness, years),
    inBand(tables.internationalPct, input.percentInternationalSales),
    Fraction.of(tables.franchiseConnected[input.franchiseSystemConnectivity]),
    controlsOf(tables, input),
    Fraction.of(tables.claimHistory[input.claimHistory]),
    company === null || industry === null ? ONE : scoreOf(tables, company, industry),
    Fraction.of(tables.stateRelativity[input.state ?? ''] ?? '1'),
    Fraction.of(tables.productFactor[input.product]),
    ...Array.from({ length: flags }, () => Fraction.of(tables.adverse.perFlag)),
  ];
  return factors.reduce((product, factor) => product.times(factor), ONE);
}

function controlsOf(
  { controls, controlsClamp }: RateTables,
  { controls: answers }: RatingInput,
): Fraction {
  const product = Object.entries(answers)
    .map(([question, answer]) => Fraction.of(controls[question][answer]))
    .reduce((all, factor) => all.times(factor), ONE);
  const clamped = product
    .atLeast(Fraction.of(controlsClamp.min))
    .atMost(Fraction.of(controlsClamp.max));
  return clamped.to(controlsClamp.decimals);
}

function scoreOf({ riskScore }: RateTables, company: number, industry: number): Fraction {
  const difference = Fraction.of(company.toFixed(4)).minus(Fraction.of(industry.toFixed(4)));
  const factor = ONE.minus(Fraction.of(riskScore.slopePerPoint).times(difference));
  const clamped = factor.atLeast(Fraction.of(riskScore.min)).atMost(Fraction.of(riskScore.max));
  return clamped.to(riskScore.decimals);
}

function retentionOf({ retention }: RateTables, { retention: amount }: RatingInput): Fraction {
  const point = retention.points.find(([place]) => Number(place) === amount);
  return Fraction.of(required(point, 'factor of this retention')[1]);
}

function inBand(bands: Bands, value: number | null): Fraction {
  if (value === null) return ONE;
  const [, factor] = bands.find(([upTo]) => upTo >= value) ?? bands[bands.length - 1];
  return Fraction.of(factor);
}

/** On the straight line between two points, outside them the nearest; rounded. */
export function onCurve({ points, decimals }: Curve, place: Fraction): Fraction {
  const places = required(decimals, 'rounding of this curve');
  const known = points.map(([x, y]) => [Fraction.of(x), Fraction.of(y)]);
  const [first, last] = [known[0], known[known.length - 1]];
  if (place.isBelow(first[0])) return first[1].to(places);
  if (!place.isBelow(last[0])) return last[1].to(places);
  const after = known.findIndex(([x]) => place.isBelow(x));
  const [[x0, y0], [x1, y1]] = [known[after - 1], known[after]];
  return y0.plus(y1.minus(y0).times(place.minus(x0)).over(x1.minus(x0))).to(places);
}

/** S5 to S10. */
function coverageLines(
  tables: RateTables,
  hazard: number,
  input: RatingInput,
  ground: Fraction,
): Lines {
  const aggregate = Fraction.of(input.aggregateLimit);
  const core = ground.times(onCurve(tables.ilf, aggregate));
  const part = (limit: number): Fraction => Fraction.of(limit).over(aggregate);
  const limited = (key: string, load: string): Fraction => {
    const limit = part(input.coverageLimits[key] ?? input.aggregateLimit);
    return core.times(Fraction.of(load)).times(onCurve(tables.sublimitFactor, limit)).to(0);
  };
  const lines: Lines = {};
  for (const [key, { share }] of Object.entries(tables.coreCoverages)) {
    if (!input.deselected.includes(key)) lines[key] = limited(key, share);
  }
  for (const key of input.optional) lines[key] = limited(key, tables.optionalCoverages[key]);
  if (input.cyberCrimeLimit !== null) {
    const { load, limitFactor, controlsYesCount } = tables.cyberCrime;
    const limit = onCurve(limitFactor, Fraction.of(input.cyberCrimeLimit));
    const yesCount = required(input.fundTransferYes, 'count of the answers that are YES');
    const factor = limit.times(Fraction.of(controlsYesCount[yesCount]));
    lines.CYBER_CRIME = core.times(Fraction.of(load)).times(factor).to(0);
  }
  for (const key of input.endorsements) {
    lines[key] = core.times(Fraction.of(tables.endorsements[key])).to(0);
  }
  const credit = (limit: number): Fraction => onCurve(tables.ransomEventSublimit, part(limit));
  const { ransomEventSublimit: event, extortionThreatSublimit: threat } = input;
  if (event !== null) lines.RANSOM_EVENT_SUBLIMIT = core.times(credit(event)).to(0);
  if (threat !== null) {
    const effect = Fraction.of(tables.extortionThreatEffect);
    lines.EXTORTION_THREAT_SUBLIMIT = core.times(credit(threat)).times(effect).to(0);
  }
  const { techENOPercentage: tech } = input;
  if (tech) lines.TECH_ENO = techOf(tables, hazard, input, Fraction.of(tech.toFixed(4)));
  return lines;
}

function techOf(
  tables: RateTables,
  hazard: number,
  input: RatingInput,
  percent: Fraction,
): Fraction {
  const revenue = Fraction.of(input.revenue).times(percent.over(Fraction.of(100)));
  const factors = [
    onCurve(tables.techBaseRate, revenue),
    Fraction.of(tables.rateChangeFactor),
    Fraction.of(tables.hazardTech[hazard]),
    onCurve(tables.ilfTech, Fraction.of(input.techLimit ?? input.aggregateLimit)),
    retentionOf(tables, input),
    Fraction.of(tables.retroPeriod[input.retroActivePeriod]),
    Fraction.of(tables.stateRelativity[input.state ?? ''] ?? '1'),
    SURPLUS.includes(input.product) ? Fraction.of(tables.techEno.surplusFactor) : ONE,
    Fraction.of(tables.claimHistory[input.claimHistory]),
  ];
  const premium = factors.reduce((product, factor) => product.times(factor), ONE).to(0);
  return premium.atLeast(Fraction.of(tables.techEno.minimumPremium));
}

function layer(tables: RateTables, from: Fraction, limit: Fraction, ground: Fraction): Fraction {
  const million = Fraction.of(1_000_000);
  const { excessFactor, floorPctOfUnderlyingRpm, minRatePerMillion } = required(
    tables.excess,
    'rate of layers',
  );
  const below = onCurve(tables.ilf, from);
  const part = onCurve(tables.ilf, from.plus(limit)).minus(below);
  const perMillion = ground.times(below).over(from.over(million));
  const floor = Fraction.of(floorPctOfUnderlyingRpm).times(perMillion).times(limit.over(million));
  return ground
    .times(part)
    .times(Fraction.of(excessFactor))
    .atLeast(floor)
    .atLeast(Fraction.of(minRatePerMillion).times(limit.over(million)))
    .to(0);
}

/** S12. */
function irpmOf({ irpm, irpmModifier }: RatingInput): Fraction {
  if (irpm === null) return irpmModifier === null ? ONE : Fraction.of(irpmModifier.toFixed(4));
  const percents = Object.values(irpm).map((percent) => Fraction.of(percent.toFixed(4)));
  const total = percents.reduce((sum, percent) => sum.plus(percent), ZERO);
  return ONE.plus(total.over(Fraction.of(100)));
}

/** S13. */
function termOf({ effectiveDate, endDate }: RatingInput): Fraction {
  const [year, month, day] = effectiveDate.split('-').map(Number);
  const last = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  const later = new Date(Date.UTC(year + 1, month - 1, Math.min(day, last)));
  if (later.toISOString().slice(0, 10) === endDate) return ONE;
  const days = (Date.parse(endDate) - Date.parse(effectiveDate)) / 86_400_000;
  return Fraction.of(days).over(Fraction.of(365)).to(4);
}

/** S18 and S19. */
function taxesOf(
  tables: RateTables,
  surplusTaxes: readonly SurplusTaxRow[],
  input: RatingInput,
  { premium, fees }: { premium: Fraction; fees: Fraction },
): { tax: Fraction; stamping: Fraction; ipt: Fraction } {
  const none = { tax: ZERO, stamping: ZERO, ipt: ZERO };
  if (tables.iptRate !== undefined) {
    return { ...none, ipt: premium.times(Fraction.of(tables.iptRate)).to(2) };
  }
  if (!SURPLUS.includes(input.product)) return none;
  const isInForce = ({ from, to }: SurplusTaxRow): boolean =>
    from <= input.effectiveDate && (to === null || input.effectiveDate <= to);
  const row = surplusTaxes.find((one) => one.state === input.state && isInForce(one));
  if (!row) return none;
  const base = row.feesTaxed ? premium.plus(fees) : premium;
  const percent = (text: string): Fraction => Fraction.of(text).over(Fraction.of(100));
  const stamping = base.times(percent(row.stampingPct)).to(2).plus(Fraction.of(row.stampingFlat));
  return {
    ...none,
    tax: base.times(percent(row.taxPct).plus(percent(row.otherPct))).to(2),
    stamping,
  };
}
