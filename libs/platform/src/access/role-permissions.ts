import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { narrowed, permissionMap, RetryLater } from '@palisade/kernel';
import type { PermissionMap } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import type { Actor } from '../context/actor';
import { runOutside } from '../context/context';
import { Consumers } from '../events/consumers';
import { Consumes } from '../events/consumes';
import type { Tx } from '../transactions/transactions';
import { Upstreams } from '../upstreams/upstreams';

const FRESH_MS = 5_000;
const RETRY_SECONDS = 1;

/** Of what auth was asked for: every event of the role is newer. */
const ASKED_VERSION = 0;

/** What each role may do: a snapshot of auth's roles, kept by events and begun by a question. */
@Injectable()
export class RolePermissions {
  private readonly cache = new Map<string, { held: PermissionMap; readMs: number }>();
  /** Questions to auth that are not answered yet, by role and what of it the token was given. */
  private readonly asked = new Map<string, Promise<PermissionMap>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly upstreams: Upstreams,
    private readonly consumers: Consumers,
  ) {}

  /** What a caller may do; asks auth with the token when the role's event has not come yet. */
  async of(actor: Actor, token: string): Promise<PermissionMap> {
    const known = this.known(actor) ?? within(await this.read(actor.roleId), actor);
    return known ?? this.askOnce(actor, token);
  }

  /** What a caller may do, if it was asked for in the last seconds. */
  known(actor: Actor): PermissionMap | undefined {
    const cached = this.cache.get(actor.roleId);
    const isFresh = cached && Date.now() - cached.readMs < FRESH_MS;
    return isFresh ? within(cached.held, actor) : undefined;
  }

  @Consumes('role.saved.v1')
  async save(event: CloudEvent<'role.saved.v1'>, tx: Tx): Promise<void> {
    const { roleId, name, accountType, permissions, version } = event.data;
    await tx.em.query(
      `insert into role_permission as known (role_id, name, account_type, permissions, version)
       values ($1, $2, $3, $4, $5)
       on conflict (role_id) do update set name = $2, account_type = $3, permissions = $4,
         version = $5 where known.version < $5`,
      [roleId, name, accountType, permissions, version],
    );
    tx.afterCommit(() => this.cache.delete(roleId));
  }

  private async read(roleId: string): Promise<PermissionMap | undefined> {
    const rows: { permissions: string[] }[] = await this.dataSource.query(
      'select permissions from role_permission where role_id = $1',
      [roleId],
    );
    return rows[0] && this.keep(roleId, permissionMap(rows[0].permissions));
  }

  private keep(roleId: string, held: PermissionMap): PermissionMap {
    this.cache.set(roleId, { held, readMs: Date.now() });
    return held;
  }

  /** All who need the same answer wait for one question: a crowd of them would keep auth busy. */
  private askOnce(actor: Actor, token: string): Promise<PermissionMap> {
    const { roleId, onlyPermissions: only } = actor;
    const what = `${roleId} ${only?.join(' ') ?? ''}`;
    const known = this.asked.get(what);
    if (known) return known;
    const answer = runOutside(() => this.learn(actor, token)).finally(() =>
      this.asked.delete(what),
    );
    this.asked.set(what, answer);
    return answer;
  }

  /**
   * What auth answers to a narrower token does not hold of the role, and of what was asked for
   * before the queue was bound a change may have gone by unheard: both are for the one call.
   */
  private async learn(actor: Actor, token: string): Promise<PermissionMap> {
    const willHear = this.consumers.isBound;
    const held = await this.ask(token);
    if (actor.onlyPermissions || !willHear) return held;
    await this.write(actor, held);
    return (await this.read(actor.roleId)) ?? this.keep(actor.roleId, held);
  }

  /** An event that came since stays; who may do nothing may be of a role that auth does not know. */
  private async write({ roleId, accountType }: Actor, held: PermissionMap): Promise<void> {
    const permissions = permissionNames(held);
    if (!permissions.length) return;
    await this.dataSource.query(
      `insert into role_permission (role_id, name, account_type, permissions, version)
       values ($1, '', $2, $3, $4) on conflict (role_id) do nothing`,
      [roleId, accountType, permissions, ASKED_VERSION],
    );
  }

  private async ask(token: string): Promise<PermissionMap> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await this.upstreams.ask('auth', '/api/auth/v1/permissions/map', { headers });
    if (answer?.ok) return (await answer.json()) as PermissionMap;
    const detail = 'Permissions are unavailable.';
    throw new RetryLater('PERMISSIONS_UNAVAILABLE', detail, 503, RETRY_SECONDS);
  }
}

const permissionNames = (held: PermissionMap): string[] =>
  Object.entries(held).flatMap(([group, names]) => names.map((name) => `${group}:${name}`));

/** Of what the role may do, what the caller's token was asked for. */
const within = (
  held: PermissionMap | undefined,
  { onlyPermissions: only }: Actor,
): PermissionMap | undefined => (held && only ? narrowed(held, only) : held);
