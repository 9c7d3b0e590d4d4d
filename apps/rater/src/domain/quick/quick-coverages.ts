import type { RatingInput } from '../input/rating-input';
import type { RatingLine } from '../lines';
import type { Plan } from '../plan';
import { product, quotient, rounded } from './guarded';
import { unitsAt, valueAt } from './quick-curve';
import { of } from './quick-ground';
import type { QuickTables } from './quick-tables';

const CENTS = 100;
const MILLION = 1_000_000;
const PERCENT_UNIT = 10_000;
/** A place that no coverage has: what is found there is in doubt. */
const UNKNOWN = -1;

/** Coverages with their premiums in minor units, in the order of an answer. */
export interface QuickLines {
  readonly lines: RatingLine[];
  /** Whole currency units. */
  subtotal: number;
}

/** The lines of `coverages.ts`, `tech-eno.ts` and `excess-layer.ts`. */
export function quickLines(
  input: RatingInput,
  plan: Plan,
  tables: QuickTables,
  { ground, hazardClass }: { readonly ground: number; readonly hazardClass: number },
): QuickLines {
  const lines: QuickLines = { lines: [], subtotal: 0 };
  if (input.attachment !== null) {
    add(lines, 'EXCESS_LAYER', excessLayer(input, tables, ground, input.attachment));
    return lines;
  }
  const core = ground * valueAt(tables.curves.ilf, input.aggregateLimit);
  addSublimited(lines, core, input, tables);
  addCyberCrime(lines, core, input, tables);
  addEndorsements(lines, core, input, tables);
  addRansom(lines, core, input, tables);
  if (input.techENOPercentage) {
    const factor = plan.market === 'SURPLUS' ? tables.techSurplus : 1;
    const premium = rounded(techEno(input, tables, hazardClass) * factor);
    add(lines, 'TECH_ENO', Math.max(premium, tables.techMinimum));
  }
  return lines;
}

/** `premium` is in whole currency units. */
function add(to: QuickLines, coverage: string, premium: number): void {
  to.lines.push({ coverage, amount: premium * CENTS });
  to.subtotal += premium;
}

/** The core package and the optional coverages, whose limits are parts of the aggregate limit. */
function addSublimited(
  to: QuickLines,
  core: number,
  input: RatingInput,
  tables: QuickTables,
): void {
  const { lines } = to;
  const { deselected } = input;
  const { coreCoverages, places, loads } = tables;
  const factors = sublimitFactors(input, tables);
  let sum = 0;
  for (let place = 0; place < coreCoverages.length; place++) {
    const coverage = coreCoverages[place];
    if (deselected.length > 0 && deselected.includes(coverage)) continue;
    const premium = rounded(core * loads[place] * factors[place]);
    lines.push({ coverage, amount: premium * CENTS });
    sum += premium;
  }
  for (const coverage of input.optional) {
    const place = places.get(coverage) ?? UNKNOWN;
    const premium = rounded(core * loads[place] * factors[place]);
    lines.push({ coverage, amount: premium * CENTS });
    sum += premium;
  }
  to.subtotal += sum;
}

function addEndorsements(
  to: QuickLines,
  core: number,
  { endorsements }: RatingInput,
  tables: QuickTables,
): void {
  for (const coverage of endorsements) {
    add(to, coverage, rounded(core * of(tables.endorsements, coverage)));
  }
}

/** By the place of a coverage: of one risk, until the next asks. */
function sublimitFactors(input: RatingInput, tables: QuickTables): Float64Array {
  const { aggregateLimit, coverageLimits } = input;
  const { sublimits, places, fullLimit, curves } = tables;
  sublimits.fill(fullLimit);
  for (const coverage in coverageLimits) {
    const place = places.get(coverage);
    if (place === undefined) continue;
    sublimits[place] = valueAt(curves.sublimitFactor, coverageLimits[coverage], aggregateLimit);
  }
  return sublimits;
}

function addCyberCrime(
  to: QuickLines,
  core: number,
  { cyberCrimeLimit: limit, fundTransferYes: yes }: RatingInput,
  tables: QuickTables,
): void {
  if (limit === null || yes === null) return;
  const factor = valueAt(tables.curves.cyberCrimeLimit, limit) * of(tables.cyberCrimeControls, yes);
  add(to, 'CYBER_CRIME', rounded(core * tables.cyberCrimeLoad * factor));
}

function addRansom(
  to: QuickLines,
  core: number,
  { ransomEventSublimit: event, extortionThreatSublimit: threat, aggregateLimit }: RatingInput,
  { curves, threatEffect }: QuickTables,
): void {
  if (event !== null) {
    const credit = valueAt(curves.ransomEventSublimit, event, aggregateLimit);
    add(to, 'RANSOM_EVENT_SUBLIMIT', rounded(core * credit));
  }
  if (threat !== null) {
    const credit = valueAt(curves.ransomEventSublimit, threat, aggregateLimit);
    add(to, 'EXTORTION_THREAT_SUBLIMIT', rounded(core * credit * threatEffect));
  }
}

/** Before the factor of the surplus market; full precision. */
function techEno(input: RatingInput, tables: QuickTables, hazardClass: number): number {
  return (
    techBase(input.revenue, input.techENOPercentage ?? 0, tables) *
    tables.tech *
    of(tables.hazardTech, hazardClass) *
    valueAt(tables.curves.ilfTech, input.techLimit ?? input.aggregateLimit) *
    of(tables.retention, input.retention) *
    of(tables.retro, input.retroActivePeriod) *
    of(tables.claimHistory, input.claimHistory)
  );
}

/** Smaller numbers where the percentage is whole, as nearly all are. */
function techBase(revenue: number, percent: number, { curves }: QuickTables): number {
  if (Number.isInteger(percent)) return valueAt(curves.techBaseRate, revenue * percent, 100);
  const units = Math.round(percent * PERCENT_UNIT);
  return valueAt(curves.techBaseRate, product(revenue, units), 100 * PERCENT_UNIT);
}

function excessLayer(
  { aggregateLimit: limit }: RatingInput,
  { excess, curves }: QuickTables,
  ground: number,
  attachment: number,
): number {
  if (!excess) return Number.NaN;
  const attach = unitsAt(curves.ilf, attachment);
  const layer = (unitsAt(curves.ilf, attachment + limit) - attach) / curves.ilf.unit;
  const underlying =
    (ground * (attach / curves.ilf.unit) * excess.ofUnderlying * limit) / attachment;
  return Math.max(
    rounded(ground * layer * excess.factor),
    rounded(underlying),
    quotient(product(excess.perMillion, limit), MILLION),
  );
}
