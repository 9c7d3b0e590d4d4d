import type { Actor } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { Report } from './report.entity';

/** Reports are for nobody but who keeps them. */
export const ownReports = (
  em: EntityManager,
  { userId }: Pick<Actor, 'userId'>,
): SelectQueryBuilder<Report> =>
  em.createQueryBuilder(Report, 'report').where('report.userId = :userId', { userId });

/** Only who keeps a report changes it or deletes it. */
export const ownReport = (id: string, { userId }: Actor): Pick<Report, 'id' | 'userId'> => ({
  id,
  userId,
});
