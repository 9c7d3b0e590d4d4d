import type { Region } from '@palisade/kernel';
import { US_STATES } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import type { BookFinding } from './book-findings';
import { PRODUCT_OPTIONS } from './product-options';
import type { RateTables } from './rate-tables';

/** Tables of one part of a book, and the products that are rated by them. */
export interface RatedTables {
  readonly region: Region;
  readonly tables: RateTables;
  readonly products: readonly Product[];
}

const CLASSES = ['1', '2', '3', '4', '5'];
const YES_COUNTS = ['0', '1', '2', '3'];
const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'];
const YES_NO = ['YES', 'NO'];
const EXCESS = ['excessFactor', 'minRatePerMillion', 'floorPctOfUnderlyingRpm'];

/** Rows that a risk may need and that are not there. */
export const gapsOf = (rated: RatedTables): BookFinding[] =>
  [...requiredRows(rated), ...controlRows(rated), ...offeredTerms(rated)].flatMap(
    ([table, has, wanted]) => missing(table, has, wanted),
  );

type Requirement = readonly [table: string, has: readonly string[], wanted: readonly unknown[]];

/** What the engine looks up for any risk, whatever the product offers. */
function requiredRows({ region, tables, products }: RatedTables): Requirement[] {
  const { cyberCrime, irpm, excess } = tables;
  const isUs = region === 'US';
  const states = US_STATES.map(({ code }) => code);
  const plans = ['default', ...(isUs ? ['surplus'] : []), ...Object.values(irpm.byState)];
  return [
    ['productFactor', Object.keys(tables.productFactor), products],
    ['minimumPremium', Object.keys(tables.minimumPremium), products],
    ['hazard', Object.keys(tables.hazard), CLASSES],
    ['hazardTech', Object.keys(tables.hazardTech), CLASSES],
    ['franchiseConnected', Object.keys(tables.franchiseConnected), YES_NO],
    ['claimHistory', Object.keys(tables.claimHistory), ['0', '1', '2', '3', '4', '5']],
    ['cyberCrime.controlsYesCount', Object.keys(cyberCrime.controlsYesCount), YES_COUNTS],
    ['cyberCrime.maxLimitByYesCount', Object.keys(cyberCrime.maxLimitByYesCount), YES_COUNTS],
    ['controlsClamp', Object.keys(tables.controlsClamp), ['min', 'max', 'decimals']],
    ['riskScore', Object.keys(tables.riskScore), ['slopePerPoint', 'min', 'max', 'decimals']],
    ['adverse', Object.keys(tables.adverse), ['perFlag', 'most']],
    ['techEno', Object.keys(tables.techEno), ['surplusFactor', 'minimumPremium']],
    ['excess', Object.keys(excess ?? {}), isUs ? EXCESS : []],
    ['stateRelativity', Object.keys(tables.stateRelativity), isUs ? states : []],
    ['irpm.plans', Object.keys(irpm.plans), plans],
  ];
}

/** Every answer that a questionnaire allows. */
const controlRows = ({ tables: { controls } }: RatedTables): Requirement[] =>
  Object.entries(controls).map(([question, answers]) => {
    const isFrequency = question.endsWith('Frequency');
    const wanted = question === 'mfaCount' ? YES_COUNTS : isFrequency ? FREQUENCIES : YES_NO;
    return [`controls.${question}`, Object.keys(answers), wanted];
  });

/** What the products let a customer choose. */
function offeredTerms({ tables, products }: RatedTables): Requirement[] {
  const options = products.map((product) => PRODUCT_OPTIONS[product]);
  const retentions = tables.retention.points.map(([amount]) => String(amount));
  const { waitingPeriod, retroPeriod } = tables;
  return [
    ['retention', retentions, options.flatMap(({ deductibles }) => deductibles)],
    ['waitingPeriod', Object.keys(waitingPeriod), options.flatMap((one) => one.waitingHours)],
    ['retroPeriod', Object.keys(retroPeriod), options.flatMap(({ retro }) => retro)],
  ];
}

const missing = (table: string, has: readonly string[], wanted: readonly unknown[]) =>
  [...new Set(wanted.map(String))]
    .filter((key) => !has.includes(key))
    .map((key) => ({ table, detail: `There is no row for ${key}.` }));

/** Every product that a book of a region rates, or the one that a part of it is for. */
export const productsOf = (region: Region, only?: string): Product[] =>
  (Object.keys(PRODUCTS) as Product[]).filter(
    (product) => PRODUCTS[product].region === region && (only ?? product) === product,
  );
