import { isDeepStrictEqual } from 'node:util';
import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import type { RowState } from '../context/row-state';

/** Changes of a row that are told at most. */
const SHOWN_CHANGES = 5;

/** As `recordActivity` counts them. */
const OF_ROW = `subject_id = $1 and action not like 'session.%'`;

type Fields = Record<string, unknown>;

interface Change {
  action: string;
  occurred: Date;
  name: string | null;
  before: Fields | null;
  after: Fields | null;
}

/** How often the row has been changed. */
export async function changesOf(em: EntityManager, id: string): Promise<number> {
  const sql = `select count(*)::int as changes from activity where ${OF_ROW}`;
  const [{ changes }]: [{ changes: number }] = await em.query(sql, [id]);
  return changes;
}

/**
 * Throws 412 when others changed the row after the caller read it. To be called after the change,
 * which waited for the others; `own` counts what this request recorded itself. Only who may change
 * the row is told what the others did.
 */
export async function checkUnchanged(
  em: EntityManager,
  given: RowState,
  own: number,
): Promise<void> {
  const others = (await changesOf(em, given.id)) - own;
  if (others === given.changes) return;
  const missed = own > 0 && others > given.changes ? others - given.changes : 0;
  throw stale(missed ? await lastChanges(em, given.id, { missed, own }) : []);
}

/** The answer to a stale or foreign `If-Match`. */
export function stale(changes: Change[] = []): DomainError {
  const [last] = changes;
  const who = last ? ` by ${last.name ?? 'the system'} at ${last.occurred.toISOString()}` : '';
  const detail = `This was changed meanwhile${who}. Read it again.`;
  return new DomainError('STALE', detail, 412, changes.flatMap(fieldsOf));
}

function lastChanges(
  em: EntityManager,
  id: string,
  { missed, own }: { missed: number; own: number },
): Promise<Change[]> {
  return em.query(
    `select action, occurred, actor ->> 'name' as name, before, after
     from activity where ${OF_ROW} order by id desc offset $2 limit $3`,
    [id, own, Math.min(missed, SHOWN_CHANGES)],
  );
}

/** Which fields changed, when and by whom; their values are for those who read the row. */
function fieldsOf({ action, occurred, name, before, after }: Change): FieldError[] {
  const fields = Object.keys({ ...before, ...after }).filter(
    (field) => !isDeepStrictEqual(before?.[field], after?.[field]),
  );
  const at = occurred.toISOString();
  const what = {
    detail: `${action} by ${name ?? 'the system'} at ${at}`,
    changed: { by: name, at },
  };
  return fields.length ? fields.map((field) => ({ pointer: `/${field}`, ...what })) : [what];
}
