import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { UserAccess } from '../users/user-access.entity';
import { ClientAccount } from './client-account.entity';

/**
 * Whether an account can be the caller's concern, as far as this service knows: partners see the
 * accounts of others by links that only the accounts service keeps.
 */
export async function reaches(
  em: EntityManager,
  accountId: string,
  actor: Actor,
): Promise<boolean> {
  const { userId, organizationId, accountType } = actor;
  if (accountId === organizationId) return true;
  if (await em.existsBy(UserAccess, { userId, organizationId: accountId })) return true;
  if (accountType === 'CUSTOMER') return false;
  if (accountType !== 'AGENCY') return true;
  return em.existsBy(ClientAccount, { accountId, agencyId: organizationId });
}
