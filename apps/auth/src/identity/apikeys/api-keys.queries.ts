import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containing, containingFolded, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { KeyMaking } from '../../domain/actions/make-api-key';
import { scopesToGive } from '../../domain/actions/make-api-key';
import { namedOrganization } from '../../people/organizations/named-organization';
import { Organization } from '../../people/organizations/organization.entity';
import { Role } from '../../people/roles/role.entity';
import { ApiKey } from '../../people/keys/api-key.entity';
import { visibleTo } from './api-keys.access';
import type { ApiKeyResponse, ApiKeySearchQuery } from './api-keys.dto';
import { toApiKey } from './api-keys.dto';

const LIST = {
  sortable: { created: 'key.created', lastUsed: 'key.lastUsed', name: 'key.sort_name' },
  defaultSort: 'created,desc',
  tieBreaker: 'key.id',
};

@Injectable()
export class ApiKeysQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: ApiKeySearchQuery, actor: Actor): Promise<Page<ApiKeyResponse>> {
    const query = this.dataSource.createQueryBuilder(ApiKey, 'key').where('not key.deleted');
    const { accountId } = request;
    visibleTo(query, actor);
    const { search } = request;
    if (search) {
      query.andWhere('(key.sort_name like :name or key.id::text ilike :id)', {
        name: containingFolded(search),
        id: containing(search),
      });
    }
    if (accountId) query.andWhere('key.organizationId = :accountId', { accountId });
    const page = await listPage(query, request, LIST);
    return { ...page, content: await this.show(page.content) };
  }

  async one(id: string, actor: Actor): Promise<ApiKeyResponse> {
    const [shown] = await this.show([await findKey(this.dataSource.manager, id, actor)]);
    return shown;
  }

  /** The scopes that a key of the caller's making may be given. */
  async scopes(accountId: string | undefined, actor: Actor): Promise<string[]> {
    return scopesToGive(await makingOf(this.dataSource.manager, accountId, actor));
  }

  private async show(keys: ApiKey[]): Promise<ApiKeyResponse[]> {
    const ids = [...new Set(keys.map(({ organizationId }) => organizationId))];
    const owners = await this.dataSource.manager.findBy(Organization, { id: In(ids) });
    const names = new Map(owners.map(({ id, name }) => [id, name]));
    return keys.map((key) => toApiKey(key, names));
  }
}

/** A key; 404 when it does not exist or is not the caller's. */
export async function findKey(em: EntityManager, id: string, actor: Actor): Promise<ApiKey> {
  const query = em.createQueryBuilder(ApiKey, 'key').where('not key.deleted and key.id = :id', {
    id,
  });
  const key = await visibleTo(query, actor).getOne();
  if (!key) throw new DomainError('API_KEY_NOT_FOUND', 'API key not found.', 404);
  return key;
}

/** For whom the caller makes a key. */
export async function makingOf(
  em: EntityManager,
  accountId: string | undefined,
  actor: Actor,
): Promise<KeyMaking & { owner: Organization }> {
  const id = namedOrganization(accountId, actor);
  const owner = await em.findOneBy(Organization, { id, deleted: false });
  if (!owner) {
    const detail = 'Account not found.';
    throw new DomainError('ACCOUNT_NOT_FOUND', detail, 400, [{ pointer: '/accountId', detail }]);
  }
  const role = await em.findOneBy(Role, { id: actor.roleId });
  const isForOthers = isStaff(actor) && !isStaff(owner);
  const { accountType } = owner;
  return { owner, accountType, isForOthers, own: role?.permissions ?? [] };
}
