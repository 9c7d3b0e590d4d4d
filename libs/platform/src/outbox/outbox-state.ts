import type { EntityManager } from 'typeorm';

/** How the outbox of a service stands. */
export interface OutboxState {
  waiting: number;
  oldestSeconds: number;
  parked: number;
}

const COUNTED = 10_000;

/** Counts what waits, up to a bound, and tells how long the oldest has. */
export async function outboxState(em: EntityManager): Promise<OutboxState> {
  const [state]: [OutboxState] = await em.query(
    `with waiting as (
       select created from outbox where published is null and parked is null
       order by sequence limit ${COUNTED}
     )
     select count(*)::int as waiting,
            coalesce(extract(epoch from now() - min(created)), 0)::float as "oldestSeconds",
            (select count(*)::int from outbox where parked is not null and discarded is null) as parked
     from waiting`,
  );
  return state;
}
