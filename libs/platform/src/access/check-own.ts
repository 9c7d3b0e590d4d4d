import type { DomainError } from '@palisade/kernel';
import { isStaff } from '@palisade/kernel';
import type { Actor } from '../context/actor';

/**
 * For calls that act on the caller's own organisation and let staff name another: an identifier
 * that is neither is refused with `foreign`, never passed over.
 */
export function checkOwn(
  named: string | null | undefined,
  actor: Pick<Actor, 'accountType' | 'organizationId'>,
  foreign: () => DomainError,
): void {
  if (named === undefined || named === null || isStaff(actor)) return;
  if (named.toLowerCase() !== actor.organizationId) throw foreign();
}
