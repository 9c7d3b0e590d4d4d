import { Injectable } from '@nestjs/common';
import type { TimelineRules } from '@palisade/kernel';
import { actionsFor, isStaff, MAX_COUNTED_ROWS, timelineReader } from '@palisade/kernel';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../context/actor';
import { containing, containingFolded } from '../http/lists';
import type {
  ActivityBuckets,
  ActivityCountQuery,
  ActivityEntries,
  ActivityEntry,
  ActivityFilter,
  ActivityLogQuery,
  LogGroup,
} from './activity-log.dto';
import type { RecordedRow } from '../activity/timeline';
import { toTimelineEntry } from '../activity/timeline';

/** Rows of a kind whose records are told to who sees them. */
export interface LoggedRows<T extends ObjectLiteral> {
  rules: TimelineRules;
  /** A new query of the rows in the caller's scope. */
  visible: (actor: Actor) => SelectQueryBuilder<T>;
  /** Columns of the query, by what they hold; null for what the rows do not have. */
  columns: Record<'id' | 'title' | 'foldedTitle', string> &
    Record<'number' | 'accountId' | 'quoteId' | 'policyId', string | null>;
}

/** The rows of a service, read by its database. */
export type Logged<T extends ObjectLiteral> = (em: EntityManager) => LoggedRows<T>;

const KEYS: Record<LogGroup, string> = {
  action: 'activity.action',
  subject: 'activity.subject_type',
  day: `to_char(activity.occurred at time zone 'UTC', 'YYYY-MM-DD')`,
};
const BUCKETS_MAX = 1_000;

interface LoggedRow extends RecordedRow {
  subject_id: string;
  title: string | null;
  number: string | null;
}

/** What was done to all rows that the caller sees, as far as the timeline of each tells it. */
@Injectable()
export class ActivityLog {
  constructor(private readonly dataSource: DataSource) {}

  async entries<T extends ObjectLiteral>(
    logged: Logged<T>,
    request: ActivityLogQuery,
    actor: Actor,
  ): Promise<ActivityEntries> {
    const rows = logged(this.dataSource.manager);
    const told = toldTo(actor, rows, request);
    if (!told) return { entries: [], total: 0 };
    const { title, number } = rows.columns;
    const found: LoggedRow[] = await told
      .clone()
      .select(COLUMNS)
      .addSelect(title, 'title')
      .addSelect(number ?? 'null', 'number')
      .orderBy('activity.id', request.way === 'asc' ? 'ASC' : 'DESC')
      .limit(request.first)
      .getRawMany();
    const reader = timelineReader(actor);
    const entries = found.map((row): ActivityEntry => ({
      ...toTimelineEntry(row, rows.rules, reader),
      subjectType: rows.rules.subjectType,
      subjectId: row.subject_id,
      title: row.title ?? '',
      number: row.number,
    }));
    const [sql, parameters] = told.select('1').limit(MAX_COUNTED_ROWS).getQueryAndParameters();
    const [{ total }]: [{ total: number }] = await this.dataSource.query(
      `select count(*)::int as total from (${sql}) as counted`,
      parameters,
    );
    return { entries, total };
  }

  async buckets<T extends ObjectLiteral>(
    logged: Logged<T>,
    { groupBy, ...filter }: ActivityCountQuery,
    actor: Actor,
  ): Promise<ActivityBuckets> {
    const told = toldTo(actor, logged(this.dataSource.manager), filter);
    if (!told) return { buckets: [] };
    const buckets: { key: string; count: number }[] = await told
      .select(KEYS[groupBy], 'key')
      .addSelect('count(*)::int', 'count')
      .groupBy(KEYS[groupBy])
      .orderBy('count(*)', 'DESC')
      .limit(BUCKETS_MAX)
      .getRawMany();
    return { buckets };
  }
}

/** The records that the caller is told of; undefined when the rows have nothing that is asked for. */
function toldTo<T extends ObjectLiteral>(
  actor: Actor,
  { rules, visible, columns }: LoggedRows<T>,
  { after, before, userId, search, ...of }: ActivityFilter,
): SelectQueryBuilder<T> | undefined {
  const query = visible(actor).innerJoin('activity', 'activity', joined(columns.id, actor), {
    subjectType: rules.subjectType,
  });
  query.andWhere('activity.action = any(:told)', {
    told: actionsFor(rules, timelineReader(actor)),
  });
  for (const name of ['accountId', 'quoteId', 'policyId'] as const) {
    const value = of[name];
    if (!value) continue;
    const column = columns[name];
    if (!column) return undefined;
    query.andWhere(`${column} = :${name}`, { [name]: value });
  }
  if (after) query.andWhere('activity.occurred >= :after', { after });
  if (before) query.andWhere('activity.occurred <= :before', { before });
  if (userId) query.andWhere(`activity.actor->>'userId' = :userId`, { userId });
  if (search) {
    const numbered = columns.number && `${columns.number} ilike :number`;
    const like = [`${columns.foldedTitle} like :pattern`, numbered].filter(Boolean).join(' or ');
    const patterns = { pattern: containingFolded(search), number: containing(search) };
    query.andWhere(`(${like})`, patterns);
  }
  return query;
}

const COLUMNS = [
  'activity.id as id',
  'activity.occurred as occurred',
  'activity.action as action',
  'activity.actor as actor',
  'activity.before as before',
  'activity.after as after',
  'activity.correlation_id as correlation_id',
  'activity.subject_id as subject_id',
];

/**
 * Staff see nearly every row, so the newest records are read and their rows looked up; who sees few
 * rows has theirs read and the records of each looked up.
 */
const joined = (id: string, actor: Actor): string =>
  isStaff(actor)
    ? `${id} = case when activity.subject_type = :subjectType then activity.subject_id::uuid end`
    : `activity.subject_type = :subjectType and activity.subject_id = ${id}::text`;
