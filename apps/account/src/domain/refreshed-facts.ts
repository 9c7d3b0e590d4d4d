import type { AccountFirmographics, Company } from './company';
import { firmographicsOf } from './company';
import type { FactOrigins } from './client-facts';

/**
 * What a directory knows of a company now, as far as it counts: what a person typed or attested
 * stays, and what the directory no longer knows is kept.
 */
export function refreshedFacts(
  company: Company,
  origins: FactOrigins,
): Partial<AccountFirmographics> {
  const told = Object.entries(firmographicsOf(company)).filter(([field, value]) => {
    const source = origins[field]?.source;
    return value !== null && source !== 'TYPED' && source !== 'AGENT_ATTESTED';
  });
  return Object.fromEntries(told);
}
