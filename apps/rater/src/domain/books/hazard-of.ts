import type { Region } from '@palisade/kernel';
import type { HazardRow } from './hazard-row';
import { NAICS_HAZARDS } from './naics-hazards';
import { SIC_HAZARDS } from './sic-hazards';

const byPrefix = (rows: readonly HazardRow[]): ReadonlyMap<string, HazardRow> =>
  new Map(rows.map((row) => [row.prefix, row]));
const MAPS = { US: byPrefix(NAICS_HAZARDS), UK: byPrefix(SIC_HAZARDS) };

/** The row of the longest prefix of an industry code; undefined when no row fits. */
export function hazardOf(region: Region, industryCode: string): HazardRow | undefined {
  for (let length = industryCode.length; length > 0; length--) {
    const row = MAPS[region].get(industryCode.slice(0, length));
    if (row) return row;
  }
  return undefined;
}
