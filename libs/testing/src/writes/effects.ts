import type { DataSource } from 'typeorm';

/** What moves by itself: the platform's own notes of calls, and what it copies of roles. */
const MOVING = [
  'activity',
  'inbox',
  'outbox',
  'outgoing_message',
  'stored_answer',
  'subject_version',
  'tenant_time',
  'job',
  'role_permission',
];

/** What calls left behind: the events of their own, and their activity records. */
export interface Effects {
  events: string;
  records: string;
}

const EVENTS = `
  select type from outbox
  where body ->> 'correlationId' = any($1) and body ->> 'causationId' is null order by type`;

const RECORDS = `
  select action || case when before is null then '' else '<' end
    || case when after is null then '' else '>' end as record
  from activity where correlation_id = any($1) order by 1`;

/** The events and activity records of calls, by the ids that they were sent with. */
export async function effectsOf(db: DataSource, ids: string[]): Promise<Effects> {
  const events: { type: string }[] = await db.query(EVENTS, [ids]);
  const records: { record: string }[] = await db.query(RECORDS, [ids]);
  return {
    events: events.map(({ type }) => type).join(' ') || '-',
    records: records.map(({ record }) => record).join(' ') || '-',
  };
}

/** The rows of each table as one number, by its name. */
export async function stateOf(db: DataSource): Promise<Record<string, string>> {
  const tables: { name: string }[] = await db.query(
    `select quote_ident(table_name) as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [MOVING],
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' ||
         coalesce(sum(hashtextextended(known::text, 0)::numeric), 0) as state from ${name} as known`,
  );
  const rows: { name: string; state: string }[] = await db.query(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

/** The tables that are not as they were. */
export const changedTables = (
  before: Record<string, string>,
  after: Record<string, string>,
): string[] => Object.keys(after).filter((name) => before[name] !== after[name]);
