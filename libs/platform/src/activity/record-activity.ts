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

/** Writes an activity record in the transaction of its cause. */
export async function recordActivity(
  em: EntityManager,
  activity: NewActivity,
  now: Date,
): Promise<void> {
  const context = currentContext();
  context?.recorded?.set(activity.subjectId, 1 + (context.recorded.get(activity.subjectId) ?? 0));
  const actor = context?.actor;
  const who = actor && {
    userId: actor.userId,
    name: actor.name,
    accountType: actor.accountType,
    subscriberType: actor.subscriberType,
  };
  await em.query(
    `insert into activity
       (id, occurred, action, subject_type, subject_id, tenant, actor, before, after, correlation_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      newId(),
      now,
      activity.action,
      activity.subjectType,
      activity.subjectId,
      actor?.organizationId ?? null,
      who ? JSON.stringify(who) : null,
      activity.before ? JSON.stringify(activity.before) : null,
      activity.after ? JSON.stringify(activity.after) : null,
      context?.correlationId ?? null,
    ],
  );
}
