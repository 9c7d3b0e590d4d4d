import { invalidField } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { commissionPercent } from '../domain/commission';
import { Agency } from '../snapshots/agency.entity';
import { Organization } from '../snapshots/organization.entity';
import type { Quote } from './quote.entity';

/** The agency of a quote; null for a direct request, or while account has not told of it. */
export async function agencyOf(em: EntityManager, id: string | null): Promise<Agency | null> {
  return id === null ? null : em.findOneBy(Agency, { id });
}

export async function agencyNameOf(em: EntityManager, id: string | null): Promise<string | null> {
  if (id === null) return null;
  return (await em.findOneBy(Organization, { id }))?.name ?? null;
}

/** Commission in percent of the premium: the quote's own, the agency's, else the usual one. */
export async function commissionPctOf(
  em: EntityManager,
  { agencyId, product, commissionPct }: Pick<Quote, 'agencyId' | 'product' | 'commissionPct'>,
): Promise<number> {
  if (commissionPct !== null) return commissionPct;
  const agency = await agencyOf(em, agencyId);
  return agency?.commissionPct ?? commissionPercent(product, agency?.isWholesale === true);
}

/** The agency that a call names, in one place or in two; throws 400 where they differ. */
export function oneAgency(named?: string, again?: string): string | undefined {
  if (!named || !again || named === again) return named ?? again;
  throw invalidField('AGENCY_INVALID', 'The selected agency is invalid.', '/agencyId');
}
