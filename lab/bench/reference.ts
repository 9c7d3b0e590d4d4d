// A rater of the bench alone, written apart from the engine for the filed product and for limits on
// points of the tables: it looks each factor up by the risk's own fields, multiplies, and rounds
// with a guard, every coverage into a buffer that it uses again. It reads no text, keeps no lines,
// asks no rule and knows neither fees nor taxes: how fast this arithmetic can be here.

import type { Bands, Curve, Factors } from '../../apps/rater/src/domain/books/rate-tables';
import type { RatingInput } from '../../apps/rater/src/domain/input/rating-input';
import type { Plan } from '../../apps/rater/src/domain/plan';
import type { RatableRisk } from '../../apps/rater/src/domain/rate';
import type { Step } from '../../apps/rater/src/domain/working';
import { required } from '../required';
import type { Engine } from '../rating/engine';

const ERROR = 2 ** -46;
const RISK_SLOPE = 0.006;

/** An input that leaves nothing open. */
export type FullInput = { readonly [K in keyof RatingInput]: NonNullable<RatingInput[K]> };

/** A table with a row for everything that the risks of the bench may say. */
interface Table<Key> {
  get: (key: Key) => number;
}

const numbers = (rows: Factors): Table<string> =>
  new Map(Object.entries(rows).map(([key, text]) => [key, Number(text)])) as Table<string>;

const points = ({ points: rows }: Curve): Table<number> =>
  new Map(rows.map(([x, y]) => [Number(x), Number(y)])) as Table<number>;

const band = ([upTo, factor]: Bands[number]) => [upTo, Number(factor)] as const;

/** The tables of a plan as the reference reads them. */
export type ReferenceTables = ReturnType<typeof referenceTables>;

/** The tables of a plan by what a risk says. */
export function referenceTables({ tables, product }: Plan, state: string) {
  return {
    base: points(tables.baseRate),
    retention: points(tables.retention),
    ilf: points(tables.ilf),
    sublimit: points(tables.sublimitFactor),
    cyber: points(tables.cyberCrime.limitFactor),
    cyberControls: numbers(tables.cyberCrime.controlsYesCount),
    cyberLoad: Number(tables.cyberCrime.load),
    hazard: numbers(tables.hazard),
    waiting: numbers(tables.waitingPeriod),
    retro: numbers(tables.retroPeriod),
    claims: numbers(tables.claimHistory),
    controls: Object.entries(tables.controls).map(([name, rows]) => [name, numbers(rows)] as const),
    bands: [tables.records, tables.yearsInBusiness, tables.internationalPct].map((rows) =>
      rows.map(band),
    ),
    core: Object.values(tables.coreCoverages).map(({ share }) => Number(share)),
    loads: numbers({ ...tables.optionalCoverages, ...tables.endorsements }),
    fixed:
      Number(tables.rateChangeFactor) *
      Number(tables.stateRelativity[state]) *
      Number(tables.productFactor[product]),
    minimum: Number(tables.minimumPremium[product]),
  };
}

const premiums = new Float64Array(64);

/** Premium with terrorism cover; NaN where a rounding would need exact numbers. */
export function guardedReference(
  tables: ReferenceTables,
  input: FullInput,
  hazard: number,
): number {
  const core = coreOf(tables, input, hazard);
  const { aggregateLimit, coverageLimits } = input;
  let count = 0;
  for (const share of tables.core) premiums[count++] = guarded(core * share);
  for (const key of input.optional) {
    const limit = coverageLimits[key];
    const part = limit === undefined ? 1 : tables.sublimit.get(limit / aggregateLimit);
    premiums[count++] = guarded(core * tables.loads.get(key) * part);
  }
  const crime = tables.cyber.get(input.cyberCrimeLimit);
  const answers = tables.cyberControls.get(String(input.fundTransferYes));
  premiums[count++] = guarded(core * tables.cyberLoad * crime * answers);
  for (const key of input.endorsements) premiums[count++] = guarded(core * tables.loads.get(key));
  let subtotal = 0;
  for (let at = 0; at < count; at++) subtotal += premiums[at];
  const premium = Math.max(subtotal, tables.minimum);
  return premium + Math.floor((premium + 50) / 100);
}

function coreOf(tables: ReferenceTables, input: FullInput, hazard: number): number {
  const years = Number(input.effectiveDate.slice(0, 4)) - input.yearEstablished;
  let controls = 1;
  for (const [name, rows] of tables.controls) {
    const answer = input.controls[name];
    if (answer !== undefined) controls *= rows.get(answer);
  }
  controls = guarded(Math.min(1.5, Math.max(0.7, controls)) * 10_000) / 10_000;
  const score = 1 - RISK_SLOPE * (input.companyAggregate - input.industryAggregate);
  return (
    tables.base.get(input.revenue) *
    tables.fixed *
    tables.hazard.get(String(hazard)) *
    tables.retention.get(input.retention) *
    tables.waiting.get(String(input.waitingPeriod)) *
    tables.retro.get(String(input.retroActivePeriod)) *
    inBand(tables.bands[0], input.records) *
    inBand(tables.bands[1], years) *
    inBand(tables.bands[2], input.percentInternationalSales) *
    controls *
    tables.claims.get(String(input.claimHistory)) *
    Math.min(1.25, Math.max(0.8, score)) *
    1.05 ** Math.min(input.adverseFlags, 3) *
    tables.ilf.get(input.aggregateLimit)
  );
}

function inBand(bands: readonly ReturnType<typeof band>[], value: number): number {
  for (const [upTo, factor] of bands) if (upTo >= value) return factor;
  return bands[bands.length - 1][1];
}

function guarded(value: number): number {
  const size = Math.abs(value);
  const floor = Math.floor(size);
  const part = size - floor;
  if (Math.abs(part - 0.5) <= size * ERROR) return Number.NaN;
  const whole = part < 0.5 ? floor : floor + 1;
  return value < 0 ? -whole : whole;
}

/** The factors that a risk meets. */
export interface Met {
  ground: Float64Array;
  ilf: number;
  /** A row for each coverage, filled up with ones. */
  flat: Float64Array;
  width: number;
  minimum: number;
}

/** A risk as the factors that it meets, by the exact engine's own trace. */
export function asNumbers(engine: Engine, risk: RatableRisk): Met {
  const { steps } = engine.rate(risk, true);
  const ground = steps.filter(({ coverage }) => coverage === 'GROUND').map(valueOf);
  const limit = steps.find(({ coverage, op }) => coverage === 'CORE' && op === 'multiply');
  const ilf = valueOf(required(limit, 'factor of the limit'));
  const names = [...new Set(steps.filter(({ term }) => term === 'core').map((s) => s.coverage))];
  const lines = names.map((name) =>
    steps.filter((step) => step.coverage === name && step.op === 'multiply').map(valueOf),
  );
  const width = Math.max(...lines.map((factors) => factors.length));
  const flat = new Float64Array(lines.length * width).fill(1);
  lines.forEach((factors, row) => factors.forEach((value, at) => (flat[row * width + at] = value)));
  const { minimumPremium } = risk.plan.tables;
  const minimum = Number(minimumPremium[risk.plan.product]);
  return { ground: Float64Array.from(ground), ilf, flat, width, minimum };
}

const valueOf = ({ value }: Step): number => Number(value);

/** Factors already looked up, multiplied and rounded without any care: the bare floor. */
export function bare({ ground, ilf, flat, width, minimum }: Met): number {
  let core = ilf;
  for (let at = 0; at < ground.length; at++) core *= ground[at];
  let subtotal = 0;
  for (let row = 0; row < flat.length; row += width) {
    let line = core;
    for (let at = 0; at < width; at++) line *= flat[row + at];
    subtotal += Math.round(line);
  }
  const premium = Math.max(subtotal, minimum);
  return premium + Math.round(premium / 100);
}
