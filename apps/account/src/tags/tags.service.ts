import { Injectable } from '@nestjs/common';
import { DomainError, invalidField, nameTaken } from '@palisade/kernel';
import type { Page } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import {
  containingFolded,
  DomainClock,
  isUniqueViolation,
  listPage,
  newId,
  Transactions,
} from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { changeAccount } from '../accounts/change-account';
import { lockVisible } from '../accounts/lock-account';
import { Tag } from './tag.entity';
import { visibleTo } from './tags.access';
import type { TagRequest, TagResponse } from './tags.dto';
import { toTagResponse } from './tags.dto';

const LIST = {
  sortable: { name: 'tag.sortName', created: 'tag.created' },
  defaultSort: 'name,asc',
  tieBreaker: 'tag.id',
};

/** The tags of agencies, and the accounts that have them. */
@Injectable()
export class TagsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  async search(request: PageQuery, actor: Actor): Promise<Page<TagResponse>> {
    const { manager } = this.dataSource;
    const query = visibleTo(manager.createQueryBuilder(Tag, 'tag').where('true'), actor);
    const pattern = request.search && containingFolded(request.search);
    if (pattern) query.andWhere('tag.sortName like :pattern', { pattern });
    const page = await listPage(query, request, LIST);
    const counts = await countsOf(manager, page.content);
    const content = page.content.map((tag) => toTagResponse(tag, counts.get(tag.id) ?? 0));
    return { ...page, content };
  }

  /** Makes a tag of the caller's agency; 409 when it has one of this name. */
  create({ name, color = null }: TagRequest, actor: Actor): Promise<TagResponse> {
    const id = newId();
    const tag = { id, agencyId: actor.organizationId, name, color, created: this.clock.now() };
    return this.write('create', { id, name, actor }, async (em) => {
      await em.insert(Tag, tag);
      return toTagResponse({ ...tag, sortName: '' }, 0);
    });
  }

  update(id: string, { name, color = null }: TagRequest, actor: Actor): Promise<TagResponse> {
    return this.write('update', { id, name, actor }, async (em) => {
      const tag = await lock(em, id, actor);
      await em.update(Tag, { id }, { name, color });
      const counts = await countsOf(em, [tag]);
      return toTagResponse({ ...tag, name, color }, counts.get(id) ?? 0);
    });
  }

  /** Deletes a tag, also from the accounts that have it. */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.write('delete', { id, actor }, async (em) => {
      await lock(em, id, actor);
      await em.query(
        `update account set tag_ids = array_remove(tag_ids, $1::uuid)
         where tag_ids @> array[$1::uuid]`,
        [id],
      );
      await em.delete(Tag, { id });
    });
  }

  /** Gives an account these tags and no others. */
  async apply(accountId: string, tagIds: string[], actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockVisible(tx, accountId, actor);
      const wanted = [...new Set(tagIds)].sort();
      const { organizationId: agencyId } = actor;
      const known = await tx.em.countBy(Tag, { id: In(wanted), agencyId });
      if (known !== wanted.length) {
        throw invalidField('UNKNOWN_TAG', 'Choose tags of your agency.', '/tagIds');
      }
      const patch = { tagIds: wanted };
      await changeAccount(tx, account, { action: 'tag', patch, now: this.clock.now() });
    });
  }

  private async write<Answer>(
    step: 'create' | 'update' | 'delete',
    { id, name, actor }: { id: string; name?: string; actor: Actor },
    act: (em: EntityManager) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await this.transactions.run(async ({ em, record }) => {
        const before = await em.findOneBy(Tag, { id });
        const answer = await act(em);
        const after = await em.findOneBy(Tag, { id });
        const subject = { subjectType: 'tag', subjectId: id };
        const change = { ...(before && { before }), ...(after && { after }) };
        await record({ action: `tag.${step}`, ...subject, ...change });
        return answer;
      });
    } catch (error) {
      if (!isUniqueViolation(error) || name === undefined) throw error;
      throw await duplicateTag(this.dataSource.manager, { id, name }, actor);
    }
  }
}

/** The refusal of a name that a tag of the caller's has already, however that is written. */
async function duplicateTag(
  em: EntityManager,
  { id, name }: { id: string; name: string },
  actor: Actor,
): Promise<DomainError> {
  const { organizationId } = actor;
  const query = em
    .createQueryBuilder(Tag, 'tag')
    .where('tag.id <> :id and tag.sortName = fold_text(:name)', { id, name })
    .andWhere(
      'tag.agencyId = coalesce((select agency_id from tag as changed where changed.id = :id), :owner)',
      { owner: organizationId },
    );
  const known = await visibleTo(query, actor).getOne();
  const says = 'There is a tag of this name already';
  return nameTaken({ code: 'DUPLICATE_TAG', says, asked: name, known: known?.name ?? null });
}

async function lock(em: EntityManager, id: string, actor: Actor): Promise<Tag> {
  const query = em.createQueryBuilder(Tag, 'tag').where('tag.id = :id', { id });
  const tag = await visibleTo(query, actor).setLock('pessimistic_write').getOne();
  if (tag) return tag;
  throw new DomainError('TAG_NOT_FOUND', 'Tag not found.', 404);
}

/** How many accounts have each of these tags: one query for all. */
async function countsOf(em: EntityManager, tags: Tag[]): Promise<Map<string, number>> {
  const rows: { id: string; accounts: number }[] = await em.query(
    `select tag.id, count(account.id)::int as accounts
     from unnest($1::uuid[]) as tag (id)
     join account on account.tag_ids @> array[tag.id] and account.status <> 'Deleted'
     group by tag.id`,
    [tags.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, accounts }) => [id, accounts]));
}
