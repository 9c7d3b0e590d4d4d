import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Tag } from './tag.entity';

/** Narrows a query to the tags that the caller may see; its alias is `tag`. */
export function visibleTo(query: SelectQueryBuilder<Tag>, actor: Actor): SelectQueryBuilder<Tag> {
  const { accountType, organizationId } = actor;
  if (accountType === 'COWBELL') return query;
  if (accountType !== 'AGENCY') return query.andWhere('false');
  return query.andWhere('tag.agencyId = :organizationId', { organizationId });
}
