import { invalidField } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';

/** Whether people with addresses of this domain may not be invited. */
export async function isBlockedDomain(em: EntityManager, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const rows: unknown[] = await em.query('select 1 from blacklisted_domain where name = $1', [
    domain,
  ]);
  return rows.length > 0;
}

/** Throws 400 for an address of a blocked domain. */
export async function refuseBlockedDomain(em: EntityManager, email: string): Promise<void> {
  if (!(await isBlockedDomain(em, email))) return;
  throw invalidField('BLACKLISTED_DOMAIN', 'This email domain is blacklisted.', '/email');
}
