import type { SearchHit } from '../../../lib/api-types';
import { finderOf } from './search-kinds';

/** What a text has found, and the services that have not said yet or may not. */
export interface Found {
  hits: SearchHit[];
  missing: string[];
}

/** The newer answer to the same text; what a service found before stays when it is late this time. */
export function mergeFound(before: Found | undefined, { hits, missing }: Found): Found {
  const isLate = ({ kind }: SearchHit) => missing.includes(finderOf(kind));
  const kept = (before?.hits ?? []).filter(isLate);
  const answered = new Set(kept.map(({ kind }) => finderOf(kind)));
  return {
    hits: [...hits, ...kept],
    missing: missing.filter((service) => !answered.has(service)),
  };
}
