import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { DomainError, permissionMap } from '@palisade/kernel';
import type { PermissionMap } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import { Config } from '../config';
import { Consumes } from '../events/consumes';
import type { Tx } from '../transactions';

const FRESH_MS = 5_000;
const ASK_TIMEOUT_MS = 2_000;

/** What each role may do: a snapshot of auth's roles, kept by events. */
@Injectable()
export class RolePermissions {
  private readonly cache = new Map<string, { held: PermissionMap; readMs: number }>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** Permissions of a role; asks auth with the caller's token when its event has not come yet. */
  async of(roleId: string, token: string): Promise<PermissionMap> {
    const cached = this.cache.get(roleId);
    if (cached && Date.now() - cached.readMs < FRESH_MS) return cached.held;
    const held = (await this.read(roleId)) ?? (await this.ask(token));
    this.cache.set(roleId, { held, readMs: Date.now() });
    return held;
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
    this.cache.delete(roleId);
  }

  private async read(roleId: string): Promise<PermissionMap | undefined> {
    const rows: { permissions: string[] }[] = await this.dataSource.query(
      'select permissions from role_permission where role_id = $1',
      [roleId],
    );
    return rows[0] && permissionMap(rows[0].permissions);
  }

  private async ask(token: string): Promise<PermissionMap> {
    const url = `${this.config.serviceUrls.auth}/api/auth/v1/permissions/map`;
    const headers = { authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(ASK_TIMEOUT_MS);
    const answer = await fetch(url, { headers, signal }).catch(() => undefined);
    if (answer?.ok) return (await answer.json()) as PermissionMap;
    throw new DomainError('PERMISSIONS_UNAVAILABLE', 'Permissions are unavailable.', 503);
  }
}
