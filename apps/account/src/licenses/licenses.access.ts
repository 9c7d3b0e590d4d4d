import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { License } from './license.entity';

/** Narrows a query to the licences that the caller may see; its alias is `license`. */
export function visibleTo(
  query: SelectQueryBuilder<License>,
  actor: Actor,
): SelectQueryBuilder<License> {
  if (isStaff(actor)) return query;
  const { accountType, organizationId } = actor;
  if (accountType !== 'AGENCY') return query.andWhere('false');
  return query.andWhere('license.agencyId = :organizationId', { organizationId });
}

/** Refuses (403) whoever is no staff. */
export function checkStaff(actor: Actor): void {
  if (isStaff(actor)) return;
  throw new DomainError('FORBIDDEN', 'Only the provider reads the licences of all.', 403);
}

/** The agency that a licence is for: the caller's own, or for staff the one they name. */
export function agencyFor(actor: Actor, named?: string): string {
  if (!isStaff(actor)) return actor.organizationId;
  if (named) return named;
  const detail = 'The selected agency is invalid.';
  throw new DomainError('INVALID_AGENCY', detail, 400, [{ pointer: '/agencyId', detail }]);
}
