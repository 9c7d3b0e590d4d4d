import { Injectable } from '@nestjs/common';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, newId, newSecret, Transactions } from '@palisade/platform';
import { checkScopes } from '../../domain/actions/make-api-key';
import { Organization } from '../../people/organizations/organization.entity';
import { RolesService } from '../../people/roles/roles.service';
import { retireTokensOfKey } from '../../people/users/retire-tokens';
import { secretHash } from '../../secrets/secret-hash';
import { publishApiKey } from '../../people/keys/api-key-events';
import { ApiKey } from '../../people/keys/api-key.entity';
import type { ApiKeySecretResponse, ChangeApiKeyRequest, NewApiKeyRequest } from './api-keys.dto';
import { findKey, makingOf } from './api-keys.queries';

@Injectable()
export class ApiKeysService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly roles: RolesService,
  ) {}

  /** Makes a key of the caller's organisation, or of the one that staff name. */
  create(
    { name = null, scopes }: NewApiKeyRequest,
    accountId: string | undefined,
    actor: Actor,
  ): Promise<ApiKeySecretResponse> {
    return this.transactions.run(async (tx) => {
      const { owner, ...making } = await makingOf(tx.em, accountId, actor);
      checkScopes(scopes, making);
      const [id, secret, now] = [newId(), newSecret(), this.clock.now()];
      const state = { enabled: true, deleted: false, lastUsed: null, tokensNotBefore: null };
      const holderId = actor.userId;
      const key = { id, organizationId: owner.id, name, scopes, holderId, ...state };
      const times = { created: now, modified: now };
      await tx.em.insert(ApiKey, { ...key, ...times, secretHash: secretHash(secret) });
      await this.saveRole(key, owner, tx);
      await publishApiKey({ ...key, ...times }, owner, tx);
      await record('create', id, { after: key }, tx);
      return { id, secret };
    });
  }

  /** Renames a key, or switches it on or off; one switched off is refused at once. */
  async change(id: string, change: ChangeApiKeyRequest, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const key = await lock(id, actor, tx);
      const { name = key.name, enabled = key.enabled } = change;
      if (enabled && !key.enabled) await checkOwnScopes(key, actor, tx);
      await tx.em.update(ApiKey, { id }, { name, enabled, modified: this.clock.now() });
      if (!enabled && key.enabled) await retireTokensOfKey(id, this.clock.now(), tx);
      await publishApiKey({ ...key, name, enabled }, await ownerOf(key, tx), tx);
      const before = { name: key.name, enabled: key.enabled };
      await record('change', id, { before, after: { name, enabled } }, tx);
    });
  }

  /** Replaces the secret; what was given out for the one of before is refused. */
  regenerate(id: string, actor: Actor): Promise<ApiKeySecretResponse> {
    return this.transactions.run(async (tx) => {
      await checkOwnScopes(await lock(id, actor, tx), actor, tx);
      const secret = newSecret();
      const held = { secretHash: secretHash(secret), holderId: actor.userId };
      await tx.em.update(ApiKey, { id }, { ...held, modified: this.clock.now() });
      await retireTokensOfKey(id, this.clock.now(), tx);
      await record('regenerate', id, {}, tx);
      return { id, secret };
    });
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const key = await lock(id, actor, tx);
      const change = { deleted: true, enabled: false, modified: this.clock.now() };
      await tx.em.update(ApiKey, { id }, change);
      const owner = await ownerOf(key, tx);
      await retireTokensOfKey(id, this.clock.now(), tx);
      await this.saveRole({ id, scopes: [] }, owner, tx);
      await publishApiKey({ ...key, ...change }, owner, tx);
      await record('remove', id, {}, tx);
    });
  }

  /** A key acts by a role of its own, so that every service checks it as it checks people. */
  private async saveRole(
    { id, scopes: permissions }: Pick<ApiKey, 'id' | 'scopes'>,
    { accountType }: Organization,
    tx: Tx,
  ): Promise<void> {
    const name = `API key ${id}`;
    await this.roles.save({ id, accountType, name, scopes: [], permissions }, tx);
  }
}

async function lock(id: string, actor: Actor, { em }: Tx): Promise<ApiKey> {
  await em.query('select 1 from api_key where id = $1 for update', [id]);
  return findKey(em, id, actor);
}

/** Who brings a key to life could use it: refused with scopes that the caller could not give. */
async function checkOwnScopes(key: ApiKey, actor: Actor, { em }: Tx): Promise<void> {
  checkScopes(key.scopes, await makingOf(em, key.organizationId, actor));
}

const ownerOf = ({ organizationId: id }: ApiKey, { em }: Tx): Promise<Organization> =>
  em.findOneByOrFail(Organization, { id });

async function record(
  verb: 'change' | 'create' | 'regenerate' | 'remove',
  subjectId: string,
  what: { before?: object; after?: object },
  tx: Tx,
): Promise<void> {
  await tx.record({ action: `api-key.${verb}`, subjectType: 'api-key', subjectId, ...what });
}
