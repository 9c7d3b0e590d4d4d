import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkOwn } from '@palisade/platform';

/** The organisation that something is made in: the own one, unless staff name another; 400 for others. */
export function namedOrganization(named: string | undefined, actor: Actor): string {
  checkOwn(named, actor, () =>
    invalidField('ACCOUNT_NOT_FOUND', 'Account not found.', '/accountId'),
  );
  return named?.toLowerCase() ?? actor.organizationId;
}
