import type { AccountType } from '@palisade/kernel';
import { ACCOUNT_TYPES } from '@palisade/kernel';
import { IsIn } from 'class-validator';
import type { RoleTraits } from '../../domain/roles/role-traits';
import { traitsOf } from '../../domain/roles/role-traits';
import type { Role } from './role.entity';

export class RolesParameters {
  @IsIn(ACCOUNT_TYPES)
  accountType: AccountType;
}

/** A role that somebody has. */
export class HeldRole implements RoleTraits {
  id: string;
  name: string;
  /** People with the role do the work of the agencies that are assigned to them. */
  needsAgencies: boolean;
  /** People with the role may be the primary or the billing contact. */
  canBeContact: boolean;
  /** Whoever is removed from the role loses the access to all accounts. */
  reachesAllAccounts: boolean;
}

export class RoleResponse extends HeldRole {
  accountType: AccountType;
}

export function toHeldRole({ id, name }: Role): HeldRole {
  return { id, name, ...traitsOf({ name }) };
}

export function toRoleResponse(role: Role): RoleResponse {
  return { ...toHeldRole(role), accountType: role.accountType };
}
