import { Injectable } from '@nestjs/common';
import type {
  DomainError,
  Page,
  RecordedChange,
  TimelineReader,
  TimelineRules,
} from '@palisade/kernel';
import {
  actionsFor,
  documentsIn,
  isNamedTo,
  mailedTo,
  MAX_COUNTED_ROWS,
  pageOf,
  shownChanges,
  timelineReader,
} from '@palisade/kernel';
import { DataSource } from 'typeorm';
import type { Actor } from '../context/actor';
import { isService } from '../context/actor';
import { currentContext } from '../context/context';
import { verifyRecords } from './activity-chain';
import type {
  TimelineActor,
  TimelineEntry,
  TimelineQuery,
  TimelineVerification,
} from './timeline.dto';

type Who = Pick<Actor, 'userId' | 'name' | 'accountType' | 'subscriberType' | 'apiClientId'>;

/** A record as it is kept. */
export interface RecordedRow extends RecordedChange {
  id: string;
  occurred: Date;
  action: string;
  actor: Who | null;
  correlation_id: string | null;
}

/** A row whose records are asked for; the caller has been found to see it. */
export interface TimelineSubject {
  id: string;
  actor: Actor;
  rules: TimelineRules;
  /** For a row that is not there: its records tell of it still, and without any it is refused so. */
  gone?: DomainError;
}

const OF_SUBJECT = 'subject_type = $1 and subject_id = $2';

/** What was done to a row, from its activity records, as far as the caller is told. */
@Injectable()
export class Timeline {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest first. */
  async page(
    { id, actor, rules, gone }: TimelineSubject,
    request: TimelineQuery,
  ): Promise<Page<TimelineEntry>> {
    const asFile = currentContext()?.wantsCsv === true;
    const [page, size] = asFile ? [0, MAX_COUNTED_ROWS] : [request.page, request.size];
    const reader = timelineReader(actor);
    const told = [rules.subjectType, id, actionsFor(rules, reader)];
    const where = `${OF_SUBJECT} and action = any($3)`;
    const rows: RecordedRow[] = await this.dataSource.query(
      `select id, occurred, action, actor, before, after, correlation_id
       from activity where ${where} order by id desc offset $4 limit $5`,
      [...told, page * size, size],
    );
    const [{ count }]: [{ count: number }] = await this.dataSource.query(
      `select count(*)::int as count from activity where ${where}`,
      told,
    );
    if (gone && count === 0) throw gone;
    const content = rows.map((row) => toTimelineEntry(row, rules, reader));
    return pageOf(content, { page, size }, { rows: count });
  }

  /** Looks at every record of the row, also at those that the caller is not told of. */
  async verify({ id, rules, gone }: TimelineSubject): Promise<TimelineVerification> {
    const { records, broken } = await verifyRecords(this.dataSource, rules.subjectType, id);
    if (gone && records === 0) throw gone;
    return { holds: !broken, records, brokenAt: broken?.activityId ?? null };
  }
}

/** A record as a reader is told of it. */
export const toTimelineEntry = (
  row: RecordedRow,
  rules: TimelineRules,
  reader: TimelineReader,
): TimelineEntry => ({
  id: row.id,
  occurred: row.occurred.toISOString(),
  action: row.action,
  by: byOf(row.actor, reader),
  changes: shownChanges(row, rules, reader),
  documentIds: documentsIn(row.after, rules),
  sentTo: mailedTo(row.action, row.after, rules),
  correlationId: row.correlation_id,
});

const byOf = (who: Who | null, reader: TimelineReader): TimelineActor => {
  if (!who || isService(who)) return { name: null, kind: 'SYSTEM' };
  const name = isNamedTo(reader, who) ? who.name : null;
  return { name, kind: who.apiClientId ? 'API_CLIENT' : 'PERSON' };
};
