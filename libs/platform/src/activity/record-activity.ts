import type { EntityManager } from 'typeorm';
import { currentContext } from '../context';
import { newId } from '../ids';

/** Who did what to which row; the actor, the time and the request are added. */
export interface NewActivity {
  /** The use case, `noun.verb`. */
  action: string;
  subjectType: string;
  subjectId: string;
  /** The row's fields that changed, as they were. */
  before?: object;
  /** The row's fields that changed, as they are now. */
  after?: object;
}

/** An activity record of now, by its columns. */
export function activityRow(activity: NewActivity, now: Date) {
  const context = currentContext();
  context?.recorded?.set(activity.subjectId, 1 + (context.recorded.get(activity.subjectId) ?? 0));
  const actor = context?.actor;
  const who = actor && {
    userId: actor.userId,
    name: actor.name,
    accountType: actor.accountType,
    subscriberType: actor.subscriberType,
  };
  return {
    id: newId(),
    occurred: now,
    action: activity.action,
    subject_type: activity.subjectType,
    subject_id: activity.subjectId,
    tenant: actor?.organizationId ?? null,
    actor: who ?? null,
    before: activity.before ?? null,
    after: activity.after ?? null,
    correlation_id: context?.correlationId ?? null,
  };
}

/** Writes an activity record in the transaction of its cause. */
export async function recordActivity(
  em: EntityManager,
  activity: NewActivity,
  now: Date,
): Promise<void> {
  await em.query(
    'insert into activity select row.* from jsonb_populate_record(null::activity, $1) as row',
    [JSON.stringify(activityRow(activity, now))],
  );
}
