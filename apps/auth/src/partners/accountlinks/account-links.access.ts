import { isStaff, sharesTeam } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { UserAccess } from '../../people/users/user-access.entity';
import { ClientAccount } from './client-account.entity';

/**
 * Whether an account is the caller's to see, as far as this service knows: which ones an aggregator
 * sees is known to the accounts service alone.
 */
export async function reaches(
  em: EntityManager,
  accountId: string,
  actor: Actor,
): Promise<boolean> {
  const { userId, organizationId, accountType } = actor;
  if (isStaff(actor) || accountId === organizationId) return true;
  if (await em.existsBy(UserAccess, { userId, organizationId: accountId })) return true;
  if (accountType !== 'AGENCY') return false;
  const link = await em.findOneBy(ClientAccount, { accountId, agencyId: organizationId });
  return link !== null && sharesTeam(actor, link.teamIds);
}
