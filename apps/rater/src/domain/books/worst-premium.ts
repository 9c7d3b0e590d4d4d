import type { RateTables } from './rate-tables';

/** The longest term by a year, what an attachment may multiply, and every tax that is no table. */
const TERM_MOST = 1.6;
const LAYERS_MOST = 5;
const TAXES_MOST = 1.3;

type Rows = Readonly<Record<string, string>>;

/** More than any risk could cost by these tables, in whole currency units. */
export function worstPremium(tables: RateTables): number {
  const { minimumPremium, triaRate = '0', iptRate = '0' } = tables;
  const plans = Object.values(tables.irpm.plans);
  const irpm = largest(plans.flatMap((plan) => [plan.overallMinPct, plan.overallMaxPct]));
  const rated = subtotal(tables) * (1 + irpm / 100) * TERM_MOST;
  const premium = Math.max(rated, ofRows(minimumPremium));
  return premium * (1 + Number(triaRate)) * (1 + Number(iptRate)) * TAXES_MOST;
}

function subtotal(tables: RateTables): number {
  const { ilf, excess } = tables;
  const core = ground(tables) * ofPoints(ilf);
  const layer = excess
    ? Math.max(Number(excess.excessFactor), Number(excess.floorPctOfUnderlyingRpm), 1) *
      LAYERS_MOST *
      Math.max(core, Number(excess.minRatePerMillion))
    : 0;
  return core * coverages(tables) + tech(tables) + layer;
}

function ground(tables: RateTables): number {
  const { adverse, controlsClamp, riskScore, stateRelativity } = tables;
  return [
    ofPoints(tables.baseRate),
    Number(tables.rateChangeFactor),
    ofRows(tables.hazard),
    ofPoints(tables.retention),
    ofRows(tables.waitingPeriod),
    ofRows(tables.retroPeriod),
    ...[tables.records, tables.yearsInBusiness, tables.internationalPct].map((bands) =>
      largest([1, ...bands.map(([, factor]) => factor)]),
    ),
    ofRows(tables.franchiseConnected),
    largest([1, controlsClamp.min, controlsClamp.max]),
    ofRows(tables.claimHistory),
    largest([1, riskScore.min, riskScore.max]),
    largest([1, ...Object.values(stateRelativity)]),
    ofRows(tables.productFactor),
    largest([1, adverse.perFlag]) ** adverse.most,
  ].reduce(product);
}

/** Of the ground premium at the aggregate limit. */
function coverages(tables: RateTables): number {
  const { cyberCrime, extortionThreatEffect: threats } = tables;
  const shares = Object.values(tables.coreCoverages).map(({ share }) => share);
  const limited = sum([...shares, ...Object.values(tables.optionalCoverages)]);
  return (
    limited * ofPoints(tables.sublimitFactor) +
    sum(Object.values(tables.endorsements)) +
    Number(cyberCrime.load) *
      ofPoints(cyberCrime.limitFactor) *
      ofRows(cyberCrime.controlsYesCount) +
    ofPoints(tables.ransomEventSublimit) * (1 + Number(threats))
  );
}

function tech(tables: RateTables): number {
  const { techEno, stateRelativity } = tables;
  const rated = [
    ofPoints(tables.techBaseRate),
    Number(tables.rateChangeFactor),
    ofRows(tables.hazardTech),
    ofPoints(tables.ilfTech),
    ofPoints(tables.retention),
    ofRows(tables.retroPeriod),
    largest([1, ...Object.values(stateRelativity)]),
    largest([1, techEno.surplusFactor]),
    ofRows(tables.claimHistory),
  ].reduce(product);
  return Math.max(rated, Number(techEno.minimumPremium));
}

const product = (left: number, right: number): number => left * right;
const sum = (values: readonly string[]): number =>
  values.reduce((total, value) => total + Math.abs(Number(value)), 0);
const largest = (values: readonly (string | number)[]): number =>
  Math.max(...values.map((value) => Math.abs(Number(value))));
const ofRows = (rows: Rows): number => largest(Object.values(rows));
const ofPoints = ({ points }: RateTables['ilf']): number => largest(points.map(([, y]) => y));
