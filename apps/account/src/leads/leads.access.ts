import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Lead } from './lead.entity';

/** Narrows a query to the leads that the caller may see: all for staff, none for others. */
export function visibleTo(query: SelectQueryBuilder<Lead>, actor: Actor): SelectQueryBuilder<Lead> {
  return isStaff(actor) ? query : query.andWhere('false');
}
