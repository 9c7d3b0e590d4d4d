import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { noticeRuleOf, SEES_NET } from '../../domain/notices/notice-rules';
import {
  namedBy,
  rowsAround,
  subjectOfNotice,
  toldInstead,
  workersToldBy,
} from '../../domain/notices/notice-subject';
import { recipientsOf } from '../../domain/notices/recipients';
import { isAgencyBilled } from './billed-by-agency';
import { findCandidates } from './candidates';
import { Notice } from './notice.entity';
import { publishAdded } from './notification-events';
import { keepWorkers, workersOf } from './row-workers';

/** Turns events into notices of those whom they concern. */
@Injectable()
export class NoticesService {
  /** Keeps who works on what; notices of an account that went to another agency are gone. */
  async follow(event: CloudEvent, { em }: Tx): Promise<void> {
    const workers = workersToldBy(event);
    if (workers) await keepWorkers(em, workers);
    if (event.type !== 'account.agent-changed.v1') return;
    const { accountId, teamIds, scope } = event.data;
    await em.query(
      `delete from notice using organization as home
       where company_id = $1 and home.id = organization_id and home.account_type = 'AGENCY'
         and home.id is distinct from $2`,
      [accountId, scope.agencyId],
    );
    await em.query('update notice set team_ids = $2 where company_id = $1', [accountId, teamIds]);
  }

  /** Writes a notice for each person concerned, once for an event, and lets their bells ring. */
  async tell(event: CloudEvent, tx: Tx): Promise<void> {
    const rule = noticeRuleOf(event, await isAgencyBilled(tx.em, event));
    if (!rule) return;
    const { id: eventId, type: eventType, actor: actorId, time, data } = event;
    const { companyId, ownerId } = namedBy(event);
    const { scope } = data;
    const workers = await workersOf(tx.em, rowsAround(event));
    const concern = { rule, scope, actorId, ownerId, ...workers, ...toldInstead(event) };
    const people = await findCandidates(tx.em, concern);
    const told = new Set(recipientsOf(concern, people));
    if (!told.size) return;
    const { teamIds } = scope;
    const notice = {
      eventId,
      eventType,
      kind: rule.kind,
      permission: rule.isNet ? SEES_NET : rule.permission,
      ...subjectOfNotice(event),
      companyId,
      teamIds,
      occurred: new Date(time),
      isRead: false,
    };
    const rows = people
      .filter(({ userId }) => told.has(userId))
      .map(({ userId, organizationId }) => ({ id: newId(), userId, organizationId, ...notice }));
    const { raw } = await tx.em
      .createQueryBuilder()
      .insert()
      .into(Notice)
      .values(rows)
      .orIgnore()
      .returning('user_id')
      .execute();
    const added = (raw as { user_id: string }[]).map(({ user_id }) => user_id);
    if (added.length) await publishAdded(eventId, added, tx);
  }
}
