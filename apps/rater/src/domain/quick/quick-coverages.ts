import type { RatingInput } from '../input/rating-input';
import type { RatingLine } from '../lines';
import type { Plan } from '../plan';
import { product, quotient, rounded } from './guarded';
import { unitsAt, valueAt } from './quick-curve';
import { of } from './quick-ground';
import type { QuickTables } from './quick-tables';

/** Coverages with their premiums in minor units, in the order of an answer. */
export interface QuickLines {
  readonly lines: RatingLine[];
  /** Whole currency units. */
  subtotal: number;
}

const CENTS = 100;
const MILLION = 1_000_000;
const PERCENT_UNIT = 10_000;

/** What the coverages are priced from. */
interface Facts {
  readonly input: RatingInput;
  readonly plan: Plan;
  readonly tables: QuickTables;
  readonly ground: number;
  readonly hazardClass: number;
}

/** The lines of `coverages.ts`, `tech-eno.ts` and `excess-layer.ts`. */
export function quickLines(facts: Facts): QuickLines {
  const { input, tables, ground } = facts;
  const lines: QuickLines = { lines: [], subtotal: 0 };
  if (input.attachment !== null) {
    add(lines, 'EXCESS_LAYER', excessLayer(facts, input.attachment));
    return lines;
  }
  const core = ground * valueAt(tables.curves.ilf, input.aggregateLimit);
  for (const [coverage, share] of tables.core) {
    if (input.deselected.includes(coverage)) continue;
    add(lines, coverage, rounded(core * share * sublimit(coverage, facts)));
  }
  for (const coverage of input.optional) {
    const load = of(tables.optional, coverage);
    add(lines, coverage, rounded(core * load * sublimit(coverage, facts)));
  }
  addCyberCrime(lines, core, facts);
  for (const coverage of input.endorsements) {
    add(lines, coverage, rounded(core * of(tables.endorsements, coverage)));
  }
  addRansom(lines, core, facts);
  addTech(lines, facts);
  return lines;
}

function add(lines: QuickLines, coverage: string, premium: number): void {
  lines.lines.push({ coverage, amount: premium * CENTS });
  lines.subtotal += premium;
}

function sublimit(coverage: string, { input, tables }: Facts): number {
  const { aggregateLimit, coverageLimits } = input;
  const limit = coverageLimits[coverage] ?? aggregateLimit;
  if (limit === aggregateLimit) return tables.fullLimit;
  return valueAt(tables.curves.sublimitFactor, limit, aggregateLimit);
}

function addCyberCrime(lines: QuickLines, core: number, { input, tables }: Facts): void {
  const { cyberCrimeLimit: limit, fundTransferYes: yes } = input;
  if (limit === null || yes === null) return;
  const factor = valueAt(tables.curves.cyberCrimeLimit, limit) * of(tables.cyberCrimeControls, yes);
  add(lines, 'CYBER_CRIME', rounded(core * tables.cyberCrimeLoad * factor));
}

function addRansom(lines: QuickLines, core: number, { input, tables }: Facts): void {
  const { ransomEventSublimit: event, extortionThreatSublimit: threat, aggregateLimit } = input;
  const credit = (limit: number): number =>
    valueAt(tables.curves.ransomEventSublimit, limit, aggregateLimit);
  if (event !== null) add(lines, 'RANSOM_EVENT_SUBLIMIT', rounded(core * credit(event)));
  if (threat !== null) {
    const premium = rounded(core * credit(threat) * tables.threatEffect);
    add(lines, 'EXTORTION_THREAT_SUBLIMIT', premium);
  }
}

function addTech(lines: QuickLines, { input, plan, tables, hazardClass }: Facts): void {
  const { techENOPercentage: percent } = input;
  if (percent === null || percent === 0) return;
  const premium = rounded(
    techBase(input.revenue, percent, tables) *
      tables.tech *
      of(tables.hazardTech, hazardClass) *
      valueAt(tables.curves.ilfTech, input.techLimit ?? input.aggregateLimit) *
      of(tables.retention, input.retention) *
      of(tables.retro, input.retroActivePeriod) *
      (plan.market === 'SURPLUS' ? tables.techSurplus : 1) *
      of(tables.claimHistory, input.claimHistory),
  );
  add(lines, 'TECH_ENO', Math.max(premium, tables.techMinimum));
}

/** Smaller numbers where the percentage is whole, as nearly all are. */
function techBase(revenue: number, percent: number, { curves }: QuickTables): number {
  if (Number.isInteger(percent)) return valueAt(curves.techBaseRate, revenue * percent, 100);
  const units = Math.round(percent * PERCENT_UNIT);
  return valueAt(curves.techBaseRate, product(revenue, units), 100 * PERCENT_UNIT);
}

function excessLayer({ input, tables, ground }: Facts, attachment: number): number {
  const { excess, curves } = tables;
  if (!excess) return Number.NaN;
  const { aggregateLimit: limit } = input;
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
