import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, PageQuery, TimelineSubject } from '@palisade/platform';
import { containing, containingFolded, listPage, unauthorized } from '@palisade/platform';
import { Brackets, DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { USER_TIMELINE } from '../../domain/timeline';
import { Organization } from '../organizations/organization.entity';
import { Role } from '../roles/role.entity';
import { findPerson, isActive } from './people';
import { UserAccess } from './user-access.entity';
import type { UserSearchQuery } from './user-requests.dto';
import { rowsOf } from './user-rows';
import { User } from './user.entity';
import { hostOf, listedFor, visibleTo, withRole } from './users.access';
import { toCurrentUser, toUserResponse } from './users.dto';
import type { CurrentUserResponse, OwnAccountResponse, UserResponse } from './users.dto';

const LIST = {
  sortable: {
    name: 'person.sortName',
    firstName: 'fold_text(person.firstName)',
    lastName: 'fold_text(person.lastName)',
    email: 'person.email',
    // That of a guest is not shown.
    lastLogin: `case when cast(:host as uuid) is null or person.organizationId = :host then person.lastLogin end`,
    enabled: 'person.enabled',
  },
  defaultSort: 'name,asc',
  tieBreaker: 'person.id',
};

const ACCOUNTS = {
  sortable: { name: 'organization.sort_name', accountType: 'organization.accountType' },
  defaultSort: 'name,asc',
  tieBreaker: 'organization.id',
};

@Injectable()
export class UsersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The caller; 401 when the person was switched off since the token was issued. */
  async current(actor: Actor): Promise<CurrentUserResponse> {
    const person = await findPerson(this.dataSource.manager, actor.userId, actor);
    if (!person || !isActive(person)) throw unauthorized();
    return toCurrentUser(person);
  }

  /** A page of the people of the caller's account, guests among them. */
  async search(request: UserSearchQuery, actor: Actor): Promise<Page<UserResponse>> {
    const query = listedFor(this.existing(), actor).setParameter('host', hostOf(actor));
    const { search } = request;
    if (search) {
      const pattern = containingFolded(search);
      const email = containing(search.toLowerCase());
      query.andWhere(
        new Brackets((either) =>
          either
            .where('person.sortName like :pattern', { pattern })
            .orWhere('person.email like :email', { email }),
        ),
      );
    }
    narrow(query, request, actor);
    const page = await listPage(query, request, LIST);
    const rows = await rowsOf(this.dataSource.manager, page.content, hostOf(actor));
    return { ...page, content: rows.map(toUserResponse) };
  }

  /** One person; 404 when the caller may not see it. */
  async one(id: string, actor: Actor): Promise<UserResponse> {
    const isOwn = id === actor.userId;
    const people = isOwn ? this.existing() : listedFor(this.existing(), actor);
    const user = await people.andWhere('person.id = :id', { id }).getOne();
    if (!user) throw userNotFound();
    const hostId = isOwn ? null : hostOf(actor);
    const [row] = await rowsOf(this.dataSource.manager, [user], hostId);
    return toUserResponse(row);
  }

  /** What was done to one person of the caller's own; that of a guest is told at home. */
  async timelineOf(id: string, actor: Actor): Promise<TimelineSubject> {
    const people = this.existing().andWhere('person.id = :id', { id });
    const isKnown = id === actor.userId || (await visibleTo(people, actor).getExists());
    if (!isKnown) throw userNotFound();
    return { id, actor, rules: USER_TIMELINE };
  }

  /** The accounts that the caller may act in: the own one and those that were added. */
  async accounts(request: PageQuery, actor: Actor): Promise<Page<OwnAccountResponse>> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(User, { id: actor.userId });
    if (!user) throw unauthorized();
    const added = await manager.findBy(UserAccess, { userId: user.id, access: 'ACCOUNT' });
    const roleIds = new Map([[user.organizationId, user.roleId]]);
    for (const { organizationId, roleId } of added) roleIds.set(organizationId, roleId ?? '');
    const query = manager
      .createQueryBuilder(Organization, 'organization')
      .where('not organization.deleted and organization.id = any(:ids)', {
        ids: [...roleIds.keys()],
      });
    const pattern = request.search && containingFolded(request.search);
    if (pattern) query.andWhere('organization.sort_name like :pattern', { pattern });
    const page = await listPage(query, request, ACCOUNTS);
    const roles = await manager.findBy(Role, { id: In([...roleIds.values()]) });
    const favorites = await this.favorites(user.id);
    const content = page.content.map(({ id, name, accountType }) => {
      const role = roles.find((one) => one.id === roleIds.get(id));
      const shown = { id: role?.id ?? '', name: role?.name ?? '' };
      return { id, name, accountType, favorite: favorites.has(id), role: shown };
    });
    return { ...page, content };
  }

  private async favorites(userId: string): Promise<Set<string>> {
    const rows: { account_id: string }[] = await this.dataSource.query(
      'select account_id from favorite where user_id = $1',
      [userId],
    );
    return new Set(rows.map(({ account_id }) => account_id));
  }

  private existing(): SelectQueryBuilder<User> {
    return this.dataSource.createQueryBuilder(User, 'person').where('not person.removed');
  }
}

/** The answer for a person that does not exist or is not the caller's to see. */
export const userNotFound = (): DomainError =>
  new DomainError('USER_NOT_FOUND', 'User not found.', 404);

function narrow(query: SelectQueryBuilder<User>, filter: UserSearchQuery, actor: Actor): void {
  const { accountId, accountType, roleId, teamId } = filter;
  if (accountId) query.andWhere('person.organizationId = :accountId', { accountId });
  if (roleId) withRole(query, roleId, actor);
  if (teamId) {
    query.andWhere(
      'person.id in (select user_id from user_team where team_id = cast(:teamId as uuid))',
      { teamId },
    );
  }
  if (accountType) {
    query.andWhere(
      'person.organizationId in (select id from organization where account_type = :accountType)',
      { accountType },
    );
  }
}
