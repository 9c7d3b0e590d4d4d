import type { EntityManager } from 'typeorm';
import type { Actor } from '../context/actor';
import { currentContext } from '../context/context';
import { newId } from '../process/ids';

/** What is kept of who did something. */
export type RecordedActor = Pick<Actor, 'userId' | 'name' | 'accountType' | 'subscriberType'> &
  Partial<Pick<Actor, 'apiClientId'>>;

/** Who did what to which row; the actor, the time and the request are added. */
export interface NewActivity {
  /** The use case, `noun.verb`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** Who did it, where this service only hears of it; otherwise whoever asks. */
  by?: RecordedActor;
  /** The row's fields that changed, as they were. */
  before?: object;
  /** The row's fields that changed, as they are now. */
  after?: object;
}

const COLUMNS = `
  id, occurred, action, subject_type, subject_id, tenant, actor, before, after, correlation_id
`;

/** To be followed by where the records come from, by these columns. */
export const INSERT_ACTIVITY = `insert into activity (${COLUMNS}) select ${COLUMNS} from`;

/** The comings and goings of a person are on record, and change nothing of the person's row. */
const isOfRow = (action: string): boolean => !action.startsWith('session.');

/** An activity record of now, by its columns. */
export function activityRow(activity: NewActivity, now: Date) {
  const context = currentContext();
  const actor = context?.actor;
  const who = actor && {
    userId: actor.userId,
    name: actor.name,
    accountType: actor.accountType,
    subscriberType: actor.subscriberType,
    apiClientId: actor.apiClientId,
  };
  return {
    id: newId(),
    occurred: now,
    action: activity.action,
    subject_type: activity.subjectType,
    subject_id: activity.subjectId,
    tenant: actor?.organizationId ?? null,
    actor: activity.by ?? who ?? null,
    before: activity.before ?? null,
    after: activity.after ?? null,
    correlation_id: context?.correlationId ?? null,
  };
}

/** The fields of a row that a patch names, as they are before it. */
export const picked = <T extends object>(row: T, patch: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.keys(patch).map((name) => [name, row[name as keyof T]])) as Partial<T>;

/** Writes an activity record in the transaction of its cause. */
export async function recordActivity(
  em: EntityManager,
  activity: NewActivity,
  now: Date,
): Promise<void> {
  const recorded = currentContext()?.recorded;
  const { subjectId, action } = activity;
  if (recorded && isOfRow(action)) recorded.set(subjectId, 1 + (recorded.get(subjectId) ?? 0));
  await em.query(`${INSERT_ACTIVITY} jsonb_populate_record(null::activity, $1)`, [
    JSON.stringify(activityRow(activity, now)),
  ]);
}
