import type { Bands, Curve, Factors, RateTables } from './books/rate-tables';
import type { CompiledCurve } from './curve';
import { compileCurve } from './curve';
import { exact } from './exact';
import type { Factor } from './working';

export type FactorMap = ReadonlyMap<string, Factor>;
export type FactorBands = readonly { readonly upTo: number; readonly factor: Factor }[];

/** Which part of which book is compiled; it names the sources and picks the single rows. */
export interface TableKey {
  readonly version: string;
  readonly product: string;
  readonly state: string | null;
}

/** The tables of a book for one product and state as exact factors that know their source. */
export type CompiledTables = ReturnType<typeof compileTables>;

export function compileTables(tables: RateTables, key: TableKey) {
  return {
    curves: curvesOf(tables, key),
    factors: factorsOf(tables, key),
    controls: controlsOf(tables, key),
    bands: {
      records: factorBands('records', tables.records, key),
      yearsInBusiness: factorBands('yearsInBusiness', tables.yearsInBusiness, key),
      internationalPct: factorBands('internationalPct', tables.internationalPct, key),
    },
    numbers: numbersOf(tables, key),
    regional: regionalOf(tables, key),
  };
}

function curvesOf(tables: RateTables, key: TableKey) {
  const curve = (name: string, table: Curve): CompiledCurve =>
    compileCurve(table, sourceOf(name, key));
  return {
    baseRate: curve('baseRate', tables.baseRate),
    retention: curve('retention', tables.retention),
    ilf: curve('ilf', tables.ilf),
    sublimitFactor: curve('sublimitFactor', tables.sublimitFactor),
    ransomEventSublimit: curve('ransomEventSublimit', tables.ransomEventSublimit),
    cyberCrimeLimit: curve('cyberCrime.limitFactor', tables.cyberCrime.limitFactor),
    techBaseRate: curve('techBaseRate', tables.techBaseRate),
    ilfTech: curve('ilfTech', tables.ilfTech),
  };
}

/** The factors of the answers by question, in the order of the book. */
function controlsOf({ controls }: RateTables, key: TableKey): ReadonlyMap<string, FactorMap> {
  const questions = Object.entries(controls).map(
    ([name, answers]) => [name, factorMap(`controls.${name}`, answers, key)] as const,
  );
  return new Map(questions);
}

function factorsOf(tables: RateTables, key: TableKey) {
  const map = (name: string, table: Factors): FactorMap => factorMap(name, table, key);
  const shares = Object.entries(tables.coreCoverages).map(([name, { share }]) => [name, share]);
  return {
    hazard: map('hazard', tables.hazard),
    hazardTech: map('hazardTech', tables.hazardTech),
    waitingPeriod: map('waitingPeriod', tables.waitingPeriod),
    retroPeriod: map('retroPeriod', tables.retroPeriod),
    franchiseConnected: map('franchiseConnected', tables.franchiseConnected),
    claimHistory: map('claimHistory', tables.claimHistory),
    core: map('coreCoverages', Object.fromEntries(shares) as Factors),
    optional: map('optionalCoverages', tables.optionalCoverages),
    endorsements: map('endorsements', tables.endorsements),
    cyberCrimeControls: map('cyberCrime.controlsYesCount', tables.cyberCrime.controlsYesCount),
  };
}

function numbersOf(tables: RateTables, key: TableKey) {
  const { controlsClamp, riskScore, techEno } = tables;
  const { product, state } = key;
  const number = (name: string, text: string, row?: string): Factor => factor(name, text, key, row);
  return {
    rateChange: number('rateChangeFactor', tables.rateChangeFactor),
    state: number('stateRelativity', tables.stateRelativity[state ?? ''] ?? '1.00', state ?? 'UK'),
    product: number('productFactor', tables.productFactor[product], product),
    minimumPremium: number('minimumPremium', tables.minimumPremium[product], product),
    controlsMin: number('controlsClamp', controlsClamp.min, 'min'),
    controlsMax: number('controlsClamp', controlsClamp.max, 'max'),
    riskSlope: number('riskScore', `-${riskScore.slopePerPoint}`, 'slopePerPoint'),
    riskMin: number('riskScore', riskScore.min, 'min'),
    riskMax: number('riskScore', riskScore.max, 'max'),
    adverse: number('adverse', tables.adverse.perFlag, 'perFlag'),
    cyberCrimeLoad: number('cyberCrime', tables.cyberCrime.load, 'load'),
    threatEffect: number('extortionThreatEffect', tables.extortionThreatEffect),
    techSurplus: number('techEno', techEno.surplusFactor, 'surplusFactor'),
    techMinimum: number('techEno', techEno.minimumPremium, 'minimumPremium'),
  };
}

/** What only one of the regions has; undefined in the other. */
function regionalOf({ triaRate, iptRate, excess }: RateTables, key: TableKey) {
  return {
    tria: triaRate === undefined ? undefined : factor('triaRate', triaRate, key),
    ipt: iptRate === undefined ? undefined : factor('iptRate', iptRate, key),
    excess: excess && {
      factor: factor('excess', excess.excessFactor, key, 'excessFactor'),
      perMillion: factor('excess', excess.minRatePerMillion, key, 'minRatePerMillion'),
      ofUnderlying: factor('excess', excess.floorPctOfUnderlyingRpm, key, 'floorPct'),
    },
  };
}

const sourceOf = (name: string, { version }: TableKey): string => `table:${name}@${version}`;

const factor = (name: string, text: string, key: TableKey, row?: string): Factor => ({
  value: exact(text),
  source: sourceOf(name, key) + (row === undefined ? '' : `#row=${row}`),
});

const factorMap = (name: string, table: Factors, key: TableKey): FactorMap =>
  new Map(Object.entries(table).map(([row, text]) => [row, factor(name, text, key, row)]));

const factorBands = (name: string, table: Bands, key: TableKey): FactorBands =>
  table.map(([upTo, text]) => ({ upTo, factor: factor(name, text, key, String(upTo)) }));
