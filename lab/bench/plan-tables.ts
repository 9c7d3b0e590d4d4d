// The plan of a product and state as a rules engine is given it: tables by key, bands, formulas.
import type { Bands, Curve, Factors } from '../../apps/rater/src/domain/books/rate-tables';
import type { Plan } from '../../apps/rater/src/domain/plan';
import type { RatableRisk } from '../../apps/rater/src/domain/rate';

const CONTROLS = [
  'mfaCount',
  'backupFrequency',
  'patchingFrequency',
  'edrDeployed',
  'useEncryption',
  'isSecurityTraining',
  'incidentResponsePlan',
];
const FACTORS = [
  'revenue',
  'hazard',
  'retention',
  'waitingPeriod',
  'retroActivePeriod',
  'claimHistory',
  'franchise',
  'state',
  'adverseFlags',
  'aggregateLimit',
];
const ADVERSE_MAX = 5;

type Numbers = Record<string, number>;

/** A factor for what is above a number, if there is one below, up to and with another. */
export type Band = [above: number | null, upTo: number, factor: number];

/** Factors by the text of a choice. */
export function factorTables({ tables, product }: Plan): Record<string, Numbers> {
  const { adverse, cyberCrime } = tables;
  const flags = Array.from({ length: ADVERSE_MAX + 1 }, (_, count) => [
    count,
    Number(adverse.perFlag) ** Math.min(count, adverse.most),
  ]);
  return {
    revenue: points(tables.baseRate),
    hazard: numbers(tables.hazard),
    retention: points(tables.retention),
    waitingPeriod: numbers(tables.waitingPeriod),
    retroActivePeriod: numbers(tables.retroPeriod),
    claimHistory: numbers(tables.claimHistory),
    franchise: numbers(tables.franchiseConnected),
    state: numbers(tables.stateRelativity),
    adverseFlags: Object.fromEntries(flags),
    aggregateLimit: points(tables.ilf),
    ...Object.fromEntries(CONTROLS.map((name) => [name, numbers(tables.controls[name])])),
    crimeLimit: points(cyberCrime.limitFactor),
    crimeControls: numbers(cyberCrime.controlsYesCount),
    product: { [product]: Number(tables.productFactor[product]) },
  };
}

/** Factors of numbers; the last band takes all. */
export function bandTables({ tables }: Plan): Record<string, Band[]> {
  const bands = (rows: Bands): Band[] =>
    rows.map(([upTo, factor], at) => [
      at === 0 ? null : rows[at - 1][0],
      at === rows.length - 1 ? Number.MAX_SAFE_INTEGER : upTo,
      Number(factor),
    ]);
  return {
    records: bands(tables.records),
    years: bands(tables.yearsInBusiness),
    international: bands(tables.internationalPct),
  };
}

/** Loads by coverage, those of the core package among them. */
export function coverageTable({ tables }: Plan): Numbers {
  const core = Object.entries(tables.coreCoverages).map(([key, { share }]) => [key, share]);
  const all = { ...Object.fromEntries(core), ...tables.optionalCoverages, ...tables.endorsements };
  return numbers(all);
}

/** Factors by the part of the aggregate limit that a coverage has. */
export const partTable = ({ tables }: Plan): Numbers => points(tables.sublimitFactor);

/** What is multiplied, and the numbers of the formulas. */
export function formulaOf({ tables, product }: Plan) {
  const { controlsClamp, riskScore, minimumPremium, triaRate } = tables;
  return {
    factors: [...FACTORS, 'product'],
    controls: CONTROLS,
    controlsMin: Number(controlsClamp.min),
    controlsMax: Number(controlsClamp.max),
    slope: Number(riskScore.slopePerPoint),
    common: Number(tables.rateChangeFactor),
    scoreMin: Number(riskScore.min),
    scoreMax: Number(riskScore.max),
    crimeLoad: Number(tables.cyberCrime.load),
    minimum: Number(minimumPremium[product]),
    tria: Number(triaRate),
  };
}

/** A checked risk by the names of the tables above. */
export type Question = ReturnType<typeof questionOf>;

/** What an engine is asked. */
export function questionOf({ input, hazard, plan }: RatableRisk) {
  const { aggregateLimit, coverageLimits } = input;
  const partOf = (key: string): string =>
    String((coverageLimits[key] ?? aggregateLimit) / aggregateLimit);
  const chosen = [
    ...Object.keys(plan.tables.coreCoverages),
    ...input.optional,
    ...input.endorsements,
  ];
  const texts = {
    product: input.product,
    state: input.state,
    hazard: hazard.hazard,
    revenue: input.revenue,
    retention: input.retention,
    aggregateLimit,
    waitingPeriod: input.waitingPeriod,
    retroActivePeriod: input.retroActivePeriod,
    claimHistory: input.claimHistory,
    adverseFlags: input.adverseFlags,
    franchise: input.franchiseSystemConnectivity,
    crimeLimit: input.cyberCrimeLimit,
    crimeControls: input.fundTransferYes,
    ...input.controls,
  };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)])),
    records: input.records,
    years: Number(input.effectiveDate.slice(0, 4)) - Number(input.yearEstablished),
    international: input.percentInternationalSales,
    company: Number(input.companyAggregate),
    industry: Number(input.industryAggregate),
    chosen,
    coverages: chosen.map((coverage) => ({ coverage, part: partOf(coverage) })),
  };
}

const points = ({ points: rows }: Curve): Numbers =>
  Object.fromEntries(rows.map(([x, y]) => [String(Number(x)), Number(y)]));

const numbers = (rows: Factors): Numbers =>
  Object.fromEntries(Object.entries(rows).map(([key, text]) => [key, Number(text)]));
