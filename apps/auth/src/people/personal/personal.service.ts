import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import {
  Clock,
  containingFolded,
  listPage,
  newId,
  Transactions,
  unauthorized,
} from '@palisade/platform';
import { DataSource } from 'typeorm';
import { checkPreferences, MAX_VIEWS } from '../../domain/preferences';
import type { NameRefusal } from '../unique-name';
import { withUniqueName } from '../unique-name';
import { User } from '../users/user.entity';
import type { PreferencesBody, ViewRequest, ViewResponse, ViewSearchQuery } from './personal.dto';
import { toView } from './personal.dto';
import { SavedView } from './saved-view.entity';
import { ownView, visibleViews } from './saved-views.access';

const LIST = {
  sortable: { name: 'view.sort_name', created: 'view.created' },
  defaultSort: 'name,asc',
  tieBreaker: 'view.id',
};

/** What people keep for themselves or show to their colleagues; no other service hears of it. */
@Injectable()
export class PersonalService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async views(request: ViewSearchQuery, actor: Actor): Promise<Page<ViewResponse>> {
    const { screen, search } = request;
    const query = visibleViews(this.dataSource.manager, actor);
    if (screen) query.andWhere('view.screen = :screen', { screen });
    if (search)
      query.andWhere('view.sort_name like :pattern', { pattern: containingFolded(search) });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map((view) => toView(view, actor)) };
  }

  addView({ isShared = false, ...draft }: ViewRequest, actor: Actor): Promise<ViewResponse> {
    return withUniqueName(this.oneOfName(draft, actor), () =>
      this.transactions.run(async ({ em }) => {
        const { userId, organizationId } = actor;
        if (!(await em.existsBy(User, { id: userId }))) throw unauthorized();
        if ((await em.countBy(SavedView, { userId })) >= MAX_VIEWS) throw tooManyViews();
        const owner = { userId, organizationId, isShared };
        const view = { id: newId(), ...owner, ...draft, created: this.clock.now() };
        await em.insert(SavedView, view);
        return toView(view, actor);
      }),
    );
  }

  changeView(id: string, request: ViewRequest, actor: Actor): Promise<ViewResponse> {
    const { isShared = false, ...kept } = request;
    const draft = { ...kept, isShared };
    return withUniqueName(this.oneOfName({ ...draft, id }, actor), () =>
      this.transactions.run(async ({ em }) => {
        const { affected } = await em.update(SavedView, ownView(id, actor), draft);
        if (!affected) throw viewNotFound();
        return { id, ...draft, isOwn: true };
      }),
    );
  }

  async removeView(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      const { affected } = await em.delete(SavedView, ownView(id, actor));
      if (!affected) throw viewNotFound();
    });
  }

  /** A screen has one view of a name for a person. */
  private oneOfName(
    { id, screen, name }: { id?: string; screen: string; name: string },
    { userId }: Actor,
  ): NameRefusal {
    const alike = () =>
      this.dataSource.manager
        .createQueryBuilder(SavedView, 'view')
        .where('view.userId = :userId and view.screen = :screen', { userId, screen })
        .andWhere('view.sort_name = fold_text(:name)', { name })
        .andWhere('view.id is distinct from cast(:id as uuid)', { id })
        .getOne();
    return {
      code: 'DUPLICATE_VIEW',
      says: 'You have a view with this name already',
      asked: name,
      alike,
    };
  }

  async preferences({ userId }: Actor): Promise<PreferencesBody> {
    const [row]: { entries: Record<string, unknown> }[] = await this.dataSource.query(
      'select entries from preference where user_id = $1',
      [userId],
    );
    return { preferences: row?.entries ?? {} };
  }

  async savePreferences({ preferences }: PreferencesBody, { userId }: Actor): Promise<void> {
    checkPreferences(preferences);
    await this.transactions.run(async ({ em }) => {
      if (!(await em.existsBy(User, { id: userId }))) throw unauthorized();
      await em.query(
        `insert into preference (user_id, entries, modified) values ($1, $2, $3)
         on conflict (user_id) do update set entries = $2, modified = $3`,
        [userId, JSON.stringify(preferences), this.clock.now()],
      );
    });
  }
}

const viewNotFound = (): DomainError => new DomainError('VIEW_NOT_FOUND', 'View not found.', 404);

const tooManyViews = (): DomainError =>
  new DomainError('TOO_MANY_VIEWS', `You can keep at most ${MAX_VIEWS} views.`, 409);
