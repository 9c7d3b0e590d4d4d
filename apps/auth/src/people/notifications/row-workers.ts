import type { EntityManager } from 'typeorm';
import type { KnownAgent, RowWorkers } from '../../domain/notices/notice-subject';

interface Row {
  agent_user_id: string | null;
  agent_email: string | null;
  underwriter_id: string | null;
  handler_id: string | null;
}

/** Keeps who works on a row; what is not told stays as it was. */
export async function keepWorkers(
  em: EntityManager,
  { rowId, agent, underwriterId = null, handlerId = null }: RowWorkers & { rowId: string },
): Promise<void> {
  await em.query(
    `insert into row_worker as known
       (row_id, agent_user_id, agent_email, underwriter_id, handler_id)
     values ($1, $2, $3, $4, $5)
     on conflict (row_id) do update set
       agent_user_id = case when $6 then $2 else known.agent_user_id end,
       agent_email = case when $6 then $3 else known.agent_email end,
       underwriter_id = coalesce($4, known.underwriter_id),
       handler_id = coalesce($5, known.handler_id)`,
    [
      rowId,
      agent?.userId ?? null,
      agent?.email ?? null,
      underwriterId,
      handlerId,
      agent !== undefined,
    ],
  );
}

/** Who works on the first of these rows of which that is known. */
export async function workersOf(
  em: EntityManager,
  rowIds: string[],
): Promise<{ agent: KnownAgent | null; underwriterId: string | null; handlerId: string | null }> {
  const rows: Row[] = await em.query(
    `select agent_user_id, agent_email, underwriter_id, handler_id
     from row_worker join unnest($1::uuid[]) with ordinality as wanted (id, place) on id = row_id
     order by place`,
    [rowIds],
  );
  const first = <Key extends keyof Row>(key: Key): string | null =>
    rows.find((row) => row[key])?.[key] ?? null;
  const agent = rows.find(({ agent_email }) => agent_email);
  return {
    agent: agent ? { userId: agent.agent_user_id, email: agent.agent_email ?? '' } : null,
    underwriterId: first('underwriter_id'),
    handlerId: first('handler_id'),
  };
}
