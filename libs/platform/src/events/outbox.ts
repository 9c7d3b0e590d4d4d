import type { CloudEvent } from '@palisade/contracts';
import type { EntityManager } from 'typeorm';

/**
 * The counter row of the subject is locked until commit, so versions and outbox sequence of one
 * subject follow the order of its transactions.
 */
const INSERT = `
  with counter as (
    insert into subject_version as known (subject, version) values ($3, 1)
    on conflict (subject) do update set version = known.version + 1
    returning version
  )
  insert into outbox (id, type, subject, body, created)
  select $1, $2, $3,
         jsonb_set($4::jsonb, '{data,version}', to_jsonb(counter.version)), $5
  from counter
`;

/** Puts an event beside the rows that caused it; `data.version` becomes the subject's next. */
export async function writeOutbox(em: EntityManager, event: CloudEvent): Promise<void> {
  const { id, type, subject, time } = event;
  await em.query(INSERT, [id, type, subject, JSON.stringify(event), time]);
}
