import type { Actor } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { SavedView } from './saved-view.entity';

/** The searches that a caller sees: the own ones, and those that the organisation shares. */
export function visibleViews(em: EntityManager, actor: Actor): SelectQueryBuilder<SavedView> {
  const { userId, organizationId } = actor;
  return (
    em
      .createQueryBuilder(SavedView, 'view')
      .where(
        '(view.userId = :userId or (view.isShared and view.organizationId = :organizationId))',
        {
          userId,
          organizationId,
        },
      )
      // What a colleague shared goes with them: nobody else could take it away.
      .andWhere(
        'exists (select from app_user where app_user.id = view.userId and not app_user.removed)',
      )
  );
}

/** Only who keeps a search changes it or deletes it. */
export const ownView = (id: string, { userId }: Actor): Pick<SavedView, 'id' | 'userId'> => ({
  id,
  userId,
});
