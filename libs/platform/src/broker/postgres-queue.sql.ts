import { fixed } from '../database/fixed-statements';
import { LONGEST_WAIT_MS } from './attempts';

/** Tables of the embedded queue, in the database `palisade_bus`. */
export const CREATE_TABLES = `
  select pg_advisory_xact_lock(7310002);
  create table if not exists binding (
    queue text not null, topic text not null, primary key (queue, topic)
  );
  create table if not exists delivery (
    id bigserial primary key,
    queue text not null,
    message_id uuid not null,
    topic text not null,
    subject text not null,
    body text not null,
    attempts integer not null default 0,
    claims integer not null default 0,
    next_at timestamptz not null default now(),
    done_at timestamptz,
    dead_at timestamptz,
    error text,
    unique (queue, message_id)
  );
  create index if not exists delivery_open on delivery (queue, id)
    where done_at is null and dead_at is null;
  create index if not exists delivery_order on delivery (queue, subject, id)
    where done_at is null and dead_at is null;
  create index if not exists delivery_dead on delivery (queue, id)
    where dead_at is not null and done_at is null;
  create index if not exists delivery_done on delivery (done_at) where done_at is not null;
`;

/** Copies messages to every queue bound to their topic, and tells its consumers. */
export const PUBLISH = fixed(
  'delivery.publish',
  `
  with message as (
    select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
      with ordinality as m (id, topic, subject, body, position)
  ), sent as (
    insert into delivery (queue, message_id, topic, subject, body)
    select distinct on (message.position, binding.queue)
           binding.queue, message.id, message.topic, message.subject, message.body
    from message join binding on binding.topic in (message.topic, '#')
    order by message.position, binding.queue
    on conflict (queue, message_id) do nothing
    returning queue
  )
  select pg_notify('delivery', queue) from (select distinct queue from sent) as queues
`,
);

/**
 * Leases the oldest open message of each subject; an expired lease is delivered again. A subject whose
 * head is leased or waits for its next attempt is passed over as a whole, however many follow it. Only the
 * first $4 due messages are looked at, all of them when it is null: `front` is how many those were. Acknowledges
 * the deliveries $5 besides.
 */
export const CLAIM = fixed(
  'delivery.claim',
  `
  with done as (
    update delivery set done_at = now() where id = any($5::bigint[])
  ), front as (
    select id, subject from delivery
    where queue = $1 and done_at is null and dead_at is null and next_at <= now()
      and id <> all($5::bigint[])
      and subject not in (
        select subject from delivery
        where queue = $1 and done_at is null and dead_at is null and next_at > now()
          and id <> all($5::bigint[])
      )
    order by id limit $4
  ), head as (
    select min(id) as id from front group by subject order by min(id) limit $3
  ), free as (
    select id from delivery
    where id in (select id from head)
      and done_at is null and dead_at is null and next_at <= now()
    for update skip locked
  )
  update delivery set claims = claims + 1, next_at = now() + $2 * interval '1 millisecond'
  where id in (select id from free)
  returning id, message_id as "messageId", topic, subject, body, attempts, claims,
            (select count(*)::int from front) as front
`,
);

/** Acknowledges deliveries. */
export const DONE = `update delivery set done_at = now() where id = any($1::bigint[])`;

/** More of them would be longer than the longest wait, and too large a number at last. */
const DOUBLINGS_MAX = 30;

/** The attempt that reaches the bound makes the message dead. */
export const FAIL = `
  update delivery set
    attempts = attempts + 1,
    error = $2,
    next_at = now() + interval '1 millisecond' * least($3 * power(2, least(attempts, ${DOUBLINGS_MAX})), ${LONGEST_WAIT_MS}),
    dead_at = case when attempts + 1 >= $4 then now() end
  where id = $1
  returning ceil(1000 * extract(epoch from next_at - now()))::int as "waitMs"
`;

/** The queues that have something to deliver: the first of each is looked for, whatever is kept beside. */
export const DUE = fixed(
  'delivery.due',
  `
  select asked.queue from unnest($1::text[]) as asked (queue)
  cross join lateral (
    select id from delivery
    where queue = asked.queue and done_at is null and dead_at is null and next_at <= now()
    order by id limit 1
  ) as first
`,
);

/** The oldest hundred dead messages of a queue. */
export const DEAD = `
  select message_id as id, topic, subject, body, attempts, error, dead_at as died
  from delivery where queue = $1 and dead_at is not null and done_at is null
  order by id limit 100
`;

/** How many dead messages a queue has. */
export const COUNT_DEAD = `
  select count(*)::int as count from delivery
  where queue = $1 and dead_at is not null and done_at is null
`;

/** Lets a dead message be delivered again, from its first attempt. */
export const REVIVE = `
  update delivery set dead_at = null, attempts = 0, claims = 0, next_at = now()
  where queue = $1 and message_id = $2 and dead_at is not null and done_at is null
`;

/** Handled messages are kept a day, so that one published twice is recognised. */
export const PRUNE = `delete from delivery where done_at < now() - interval '1 day'`;
