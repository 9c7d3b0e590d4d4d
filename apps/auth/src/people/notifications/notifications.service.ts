import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { listPage, Transactions, unauthorized } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { DataSource } from 'typeorm';
import type { NoticeKind } from '../../domain/notices/notice-rules';
import { NOTICE_KINDS } from '../../domain/notices/notice-rules';
import { kindsFor } from '../../domain/notices/recipients';
import { Role } from '../roles/role.entity';
import { lockUser } from '../users/people';
import { User } from '../users/user.entity';
import { Notice } from './notice.entity';
import { noticeNotFound, visibleTo } from './notices.access';
import type {
  NotificationResponse,
  NotificationSearchQuery,
  NotificationSubscriptionsBody,
} from './notifications.dto';
import { toNotification } from './notifications.dto';

const LIST = {
  sortable: { occurred: 'notice.occurred' },
  defaultSort: 'occurred,desc',
  tieBreaker: 'notice.id',
};

/** What a person reads of the own notices; nobody else sees it, so nothing is told or recorded. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async search(
    request: NotificationSearchQuery,
    actor: Actor,
  ): Promise<Page<NotificationResponse>> {
    const { unread, search } = request;
    const query = own(this.dataSource.manager, actor);
    if (unread !== undefined) query.andWhere('notice.isRead = :isRead', { isRead: !unread });
    if (search) {
      query.andWhere(
        `(notice.number = :search
          or starts_with(fold_text(company.name), nullif(fold_text(:search), '')))`,
        {
          search,
        },
      );
    }
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toNotification) };
  }

  mark(id: string, isRead: boolean, actor: Actor): Promise<NotificationResponse> {
    return this.transactions.run(async ({ em }) => {
      const notice = await own(em, actor).andWhere('notice.id = :id', { id }).getOne();
      if (!notice) throw noticeNotFound();
      await em.update(Notice, { id }, { isRead });
      return toNotification({ ...notice, isRead });
    });
  }

  async markAll({ userId, organizationId }: Actor): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await em.update(Notice, { userId, organizationId, isRead: false }, { isRead: true });
    });
  }

  async subscriptions(actor: Actor): Promise<NotificationSubscriptionsBody> {
    const { manager: em } = this.dataSource;
    const off = await offKinds(em, actor.userId);
    const kinds = await switchable(em, actor);
    return { kinds: kinds.map((kind) => ({ kind, isOn: !off.has(kind) })) };
  }

  /** Switches the kinds that are named; the others stay as they are. */
  async subscribe(body: NotificationSubscriptionsBody, actor: Actor): Promise<void> {
    const { userId } = actor;
    const named = (isOn: boolean): NoticeKind[] =>
      body.kinds.filter((one) => one.isOn === isOn).map(({ kind }) => kind);
    await this.transactions.run(async ({ em }) => {
      if (!(await em.existsBy(User, { id: userId }))) throw unauthorized();
      await lockUser(em, userId);
      await em.query('delete from notice_off where user_id = $1 and kind = any($2)', [
        userId,
        named(true),
      ]);
      await em.query(
        `insert into notice_off (user_id, kind) select $1, unnest($2::text[]) on conflict do nothing`,
        [userId, named(false)],
      );
    });
  }
}

const own = (em: EntityManager, actor: Actor): SelectQueryBuilder<Notice> =>
  visibleTo(
    em.createQueryBuilder(Notice, 'notice').leftJoinAndSelect('notice.company', 'company'),
    actor,
  );

async function offKinds(em: EntityManager, userId: string): Promise<Set<NoticeKind>> {
  const rows: { kind: NoticeKind }[] = await em.query(
    'select kind from notice_off where user_id = $1',
    [userId],
  );
  return new Set(rows.map(({ kind }) => kind));
}

async function switchable(
  em: EntityManager,
  { roleId, accountType }: Actor,
): Promise<NoticeKind[]> {
  const role = await em.findOneBy(Role, { id: roleId });
  const kinds = kindsFor(accountType, role?.permissions ?? []);
  return NOTICE_KINDS.filter((kind) => kinds.has(kind));
}
