import type { MinorUnits } from '@palisade/kernel';
import { DomainError, unitsOf } from '@palisade/kernel';

/** How far an underwriter decides alone. */
interface Authority {
  limitMax: MinorUnits;
  hazardMax: number;
  /** Percent, upwards and downwards. */
  irpmMax: number;
}

const LEVELS: Readonly<Record<number, Authority>> = {
  1: { limitMax: 100_000_000, hazardMax: 3, irpmMax: 10 },
  2: { limitMax: 300_000_000, hazardMax: 4, irpmMax: 25 },
  3: { limitMax: 500_000_000, hazardMax: 5, irpmMax: 40 },
};

const PERCENT_DECIMALS = 4;
const HIGHEST_HAZARD = 5;

/** What authority is measured against. */
export interface UnderwrittenRisk {
  limit: MinorUnits;
  /** Null while nothing was rated; it then counts as the highest. */
  hazard: number | null;
  /** Percent by risk characteristic. */
  irpm: Readonly<Record<string, number>> | null;
}

/** Throws 409 when a level does not cover the risk; who has no level covers none. */
export function checkAuthority(level: number | null, risk: UnderwrittenRisk): void {
  const authority = level === null ? undefined : LEVELS[level];
  const isCovered =
    authority !== undefined &&
    risk.limit <= authority.limitMax &&
    (risk.hazard ?? HIGHEST_HAZARD) <= authority.hazardMax &&
    total(risk.irpm) <= unitsOf(authority.irpmMax, PERCENT_DECIMALS);
  if (isCovered) return;
  const detail = 'Your authority level does not cover this quote.';
  throw new DomainError('AUTHORITY_EXCEEDED', detail, 409);
}

/** The whole of the percentages without their sign, in ten-thousandths of a percent. */
function total(irpm: UnderwrittenRisk['irpm']): bigint {
  const sum = Object.values(irpm ?? {}).reduce(
    (whole, percent) => whole + unitsOf(percent, PERCENT_DECIMALS),
    0n,
  );
  return sum < 0n ? -sum : sum;
}
