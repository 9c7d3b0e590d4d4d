import type { CloudEvent } from '@palisade/contracts';
import type { EntityManager } from 'typeorm';
import { fixed } from '../database/fixed-statements';

/**
 * The counter row of each subject is locked until commit, so versions and outbox sequence of one
 * subject follow the order of its transactions. Subjects are locked in order, so that two batches
 * never wait for each other.
 */
const INSERT_MANY = fixed(
  'outbox.insert_many',
  `
  with given as (
    select * from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[], $5::timestamptz[])
      with ordinality as event (id, type, subject, body, created, place)
  ), counter as (
    insert into subject_version as known (subject, version)
    select subject, 1 from given order by subject
    on conflict (subject) do update set version = known.version + 1
    returning subject, version
  )
  insert into outbox (id, type, subject, body, created)
  select id, type, subject, jsonb_set(body, '{data,version}', to_jsonb(counter.version)), created
  from given join counter using (subject)
  order by place
`,
);

/** The same for one event, as most transactions have: nothing is sorted, so it is planned once. */
const INSERT_ONE = fixed(
  'outbox.insert_one',
  `
  with counter as (
    insert into subject_version as known (subject, version) values ($3, 1)
    on conflict (subject) do update set version = known.version + 1
    returning version
  )
  insert into outbox (id, type, subject, body, created)
  select $1, $2, $3, jsonb_set($4::jsonb, '{data,version}', to_jsonb(counter.version)), $5
  from counter
`,
);

/**
 * Puts events of different subjects beside the rows that caused them; `data.version` of each
 * becomes its subject's next.
 */
export async function writeOutbox(em: EntityManager, events: CloudEvent[]): Promise<void> {
  const rows = events.map((event) => {
    const { id, type, subject, time } = event;
    return [id, type, subject, JSON.stringify(event), time];
  });
  if (rows.length === 1) await em.query(INSERT_ONE, rows[0]);
  else if (rows.length) await em.query(INSERT_MANY, columnsOf(rows));
}

const columnsOf = (rows: string[][]): string[][] =>
  rows[0].map((_, column) => rows.map((row) => row[column]));
