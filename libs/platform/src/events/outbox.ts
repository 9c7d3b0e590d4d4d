import type { CloudEvent } from '@palisade/contracts';
import type { EntityManager } from 'typeorm';

/**
 * The counter row of each subject is locked until commit, so versions and outbox sequence of one
 * subject follow the order of its transactions. Subjects are locked in order, so that two batches
 * never wait for each other.
 */
const INSERT = `
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
`;

/**
 * Puts events of different subjects beside the rows that caused them; `data.version` of each
 * becomes its subject's next.
 */
export async function writeOutbox(em: EntityManager, events: CloudEvent[]): Promise<void> {
  if (!events.length) return;
  await em.query(INSERT, [
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ subject }) => subject),
    events.map((event) => JSON.stringify(event)),
    events.map(({ time }) => time),
  ]);
}
