import { invalidField, isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';

/** The organisation that something is made in: the own one, unless staff name another; 400 for others. */
export function namedOrganization(named: string | undefined, actor: Actor): string {
  const id = named?.toLowerCase() ?? actor.organizationId;
  if (id !== actor.organizationId && !isStaff(actor)) {
    throw invalidField('ACCOUNT_NOT_FOUND', 'Account not found.', '/accountId');
  }
  return id;
}
