import type { RatingInput } from '../input/rating-input';
import { policyStart } from '../policy-term';
import { DOUBT, product, quotient, rounded } from './guarded';
import { valueAt } from './quick-curve';
import type { QuickBands, QuickTables } from './quick-tables';

const SCORE_UNIT = 10_000;

/** The ground premium, as `ground.ts` states it; what its tables do not have is in doubt. */
export function quickGround(input: RatingInput, hazardClass: number, tables: QuickTables): number {
  return (
    valueAt(tables.curves.baseRate, input.revenue) *
    tables.common *
    of(tables.hazard, hazardClass) *
    of(tables.retention, input.retention) *
    of(tables.waitingPeriod, input.waitingPeriod) *
    of(tables.retro, input.retroActivePeriod) *
    inBand(tables.records, input.records) *
    inBand(tables.yearsInBusiness, yearsInBusiness(input)) *
    inBand(tables.internationalPct, input.percentInternationalSales) *
    of(tables.franchise, input.franchiseSystemConnectivity) *
    controls(input, tables) *
    of(tables.claimHistory, input.claimHistory) *
    score(input, tables) *
    tables.adverse[Math.min(input.adverseFlags, tables.adverse.length - 1)]
  );
}

/** The factor of a choice; doubt where there is none. */
export const of = <K>(table: ReadonlyMap<K, number>, key: K): number => table.get(key) ?? DOUBT;

function inBand({ upTo, factors }: QuickBands, value: number | null): number {
  if (value === null) return 1;
  let band = 0;
  while (band < upTo.length - 1 && upTo[band] < value) band++;
  return factors[band];
}

const yearsInBusiness = ({ effectiveDate, yearEstablished }: RatingInput): number | null =>
  yearEstablished === null ? null : policyStart(effectiveDate).year - yearEstablished;

function controls({ controls: answers }: RatingInput, tables: QuickTables): number {
  let factor = 1;
  for (const question in answers) {
    const rows = tables.controls.get(question);
    factor *= rows ? of(rows, answers[question]) : DOUBT;
  }
  const clamped = Math.max(tables.controlsMin, Math.min(tables.controlsMax, factor));
  return rounded(clamped * tables.controlsUnit) / tables.controlsUnit;
}

/** In whole numbers throughout: scores have four places. */
function score({ companyAggregate, industryAggregate }: RatingInput, tables: QuickTables): number {
  if (companyAggregate === null || industryAggregate === null) return 1;
  const { slope, one, min, max, divisor, unit } = tables.score;
  const difference =
    Math.round(companyAggregate * SCORE_UNIT) - Math.round(industryAggregate * SCORE_UNIT);
  const clamped = Math.max(min, Math.min(max, one + product(slope, difference)));
  return quotient(clamped, divisor) / unit;
}
