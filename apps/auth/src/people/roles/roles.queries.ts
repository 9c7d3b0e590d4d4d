import { Injectable } from '@nestjs/common';
import type { AccountType, PermissionMap } from '@palisade/kernel';
import { narrowed, permissionMap } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { toRoleResponse } from './roles.dto';
import type { RoleResponse } from './roles.dto';
import { Role } from './role.entity';

@Injectable()
export class RolesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** What a caller may do, by group; nothing for a role that does not exist. */
  async permissionsOf({ roleId, onlyPermissions }: Actor): Promise<PermissionMap> {
    const role = await this.dataSource.manager.findOneBy(Role, { id: roleId });
    const held = permissionMap(role?.permissions ?? []);
    return onlyPermissions ? narrowed(held, onlyPermissions) : held;
  }

  /** The roles that people of an account type can have, by name. */
  async ofType(accountType: AccountType): Promise<RoleResponse[]> {
    const order = { name: 'ASC' } as const;
    const roles = await this.dataSource.manager.find(Role, {
      where: { accountType, canBeGiven: true },
      order,
    });
    return roles.map(toRoleResponse);
  }
}
