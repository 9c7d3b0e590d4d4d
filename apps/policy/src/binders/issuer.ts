import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Issuer } from '../domain/lifecycle/issue-guards';
import { Agency } from '../snapshots/agency.entity';

/** Time and events issue with every authority. */
export const SYSTEM: Issuer = { isAgency: false, canIssue: true };

/** The authority of a caller to issue. */
export async function issuerOf(
  em: EntityManager,
  { accountType, organizationId }: Actor,
): Promise<Issuer> {
  if (accountType !== 'AGENCY') return SYSTEM;
  const agency = await em.findOneBy(Agency, { id: organizationId });
  return { isAgency: true, canIssue: agency?.canIssue ?? false };
}
