import type { Bands, Curve, Factors, RateTables } from './books/rate-tables';
import type { CompiledCurve } from './curve';
import { compileCurve } from './curve';
import { exact } from './exact';
import { onceByName } from './once';
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
    controls: sharedControls(tables.controls, key.version),
    bands: {
      records: sharedBands(tables.records, sourceOf('records', key)),
      yearsInBusiness: sharedBands(tables.yearsInBusiness, sourceOf('yearsInBusiness', key)),
      internationalPct: sharedBands(tables.internationalPct, sourceOf('internationalPct', key)),
    },
    numbers: numbersOf(tables, key),
    regional: regionalOf(tables, key),
  };
}

function curvesOf(tables: RateTables, key: TableKey) {
  const curve = (name: string, table: Curve): CompiledCurve =>
    sharedCurve(table, sourceOf(name, key));
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

function factorsOf(tables: RateTables, key: TableKey) {
  const map = (name: string, table: Factors): FactorMap =>
    sharedFactors(table, sourceOf(name, key));
  return {
    hazard: map('hazard', tables.hazard),
    hazardTech: map('hazardTech', tables.hazardTech),
    waitingPeriod: map('waitingPeriod', tables.waitingPeriod),
    retroPeriod: map('retroPeriod', tables.retroPeriod),
    franchiseConnected: map('franchiseConnected', tables.franchiseConnected),
    claimHistory: map('claimHistory', tables.claimHistory),
    core: sharedShares(tables.coreCoverages, sourceOf('coreCoverages', key)),
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

const sourceOf = (name: string, { version }: Pick<TableKey, 'version'>): string =>
  `table:${name}@${version}`;

const factor = (name: string, text: string, key: TableKey, row?: string): Factor =>
  factorOf(text, sourceOf(name, key), row);

const factorOf = (text: string, source: string, row?: string): Factor => ({
  value: exact(text),
  source: source + (row === undefined ? '' : `#row=${row}`),
});

// Most products and states of a book have the same tables: what is made of one is shared by all,
// which keeps the plans small enough to stay near the processor.
const sharedCurve = onceByName(compileCurve);

const sharedFactors = onceByName(
  (table: Factors, source): FactorMap =>
    new Map(Object.entries(table).map(([row, text]) => [row, factorOf(text, source, row)])),
);

const sharedShares = onceByName(
  (table: RateTables['coreCoverages'], source): FactorMap =>
    new Map(Object.entries(table).map(([row, { share }]) => [row, factorOf(share, source, row)])),
);

const sharedBands = onceByName((table: Bands, source): FactorBands =>
  table.map(([upTo, text]) => ({ upTo, factor: factorOf(text, source, String(upTo)) })),
);

/** The factors of the answers by question, in the order of the book. */
const sharedControls = onceByName(
  (controls: RateTables['controls'], version): ReadonlyMap<string, FactorMap> =>
    new Map(
      Object.entries(controls).map(([name, answers]) => [
        name,
        sharedFactors(answers, sourceOf(`controls.${name}`, { version })),
      ]),
    ),
);
