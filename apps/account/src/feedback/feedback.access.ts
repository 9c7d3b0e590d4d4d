import { isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import type { Feedback } from './feedback.entity';

/** Narrows a query to the feedback that the caller may see: staff all, others what they gave. */
export function visibleTo(
  query: SelectQueryBuilder<Feedback>,
  actor: Actor,
): SelectQueryBuilder<Feedback> {
  if (isStaff(actor)) return query;
  return query.andWhere('feedback.userId = :userId', { userId: actor.userId });
}
