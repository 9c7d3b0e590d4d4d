import type { AccountType, FieldError } from '@palisade/kernel';
import { DomainError, hasPermission, isFromStaff, isStaff, permissionMap } from '@palisade/kernel';
import type { MfaType } from '../mfa/set-up';

/** Who manages people. */
export interface Manager {
  userId: string;
  /** Account type that the manager belongs to: staff are so in every account. */
  subscriberType: AccountType;
  permissions: readonly string[];
}

/** The role that a person is given or has. */
export interface ManagedRole {
  accountType: AccountType;
  permissions: readonly string[];
  canBeGiven: boolean;
}

const forbidden = (detail: string, errors: FieldError[] = []): DomainError =>
  new DomainError('FORBIDDEN', detail, 403, errors);

/** Staff outrank everybody outside; among equals nobody manages who may do more. */
function outranks(manager: Manager, role: ManagedRole): boolean {
  if (isFromStaff(manager) && !isStaff(role)) return true;
  return role.permissions.every((permission) => manager.permissions.includes(permission));
}

/** Refuses a role that does not fit the organisation, or that may do more than its giver. */
export function checkAssignableRole(
  manager: Manager,
  role: ManagedRole | null,
  accountType: AccountType,
): void {
  if (role?.canBeGiven !== true || role.accountType !== accountType) {
    const detail = 'The role does not exist for this account type.';
    throw new DomainError('INVALID_ROLE', detail, 400, [{ pointer: '/roleId', detail }]);
  }
  if (outranks(manager, role)) return;
  const detail = 'You cannot give a role that may do more than your own.';
  throw forbidden(detail, [{ pointer: '/roleId', detail }]);
}

/** Refuses to manage a person whose role may do more than the manager's. */
export function checkRank(manager: Manager, role: ManagedRole): void {
  if (!outranks(manager, role)) {
    throw forbidden('You cannot change a person who may do more than you.');
  }
}

/** Refuses to change somebody else without the permission, or whose role may do more. */
export function checkEditor(manager: Manager, role: ManagedRole): void {
  if (!hasPermission(permissionMap(manager.permissions), ['user:edit'])) {
    throw forbidden('You do not have permission to do this.');
  }
  checkRank(manager, role);
}

/** What a person may change about oneself is less than what others may. */
export interface UserChange {
  roleId?: string;
  enabled?: boolean;
  teamIds?: string[];
}

/** Nobody changes the own role or teams, or switches oneself off. */
export function checkOwnChange(change: UserChange, known: UserChange): void {
  const sameTeams =
    !change.teamIds ||
    [...change.teamIds].sort().join() === [...(known.teamIds ?? [])].sort().join();
  const sameRole = !change.roleId || change.roleId === known.roleId;
  if (sameTeams && sameRole && change.enabled !== false) return;
  throw new DomainError('OWN_RECORD', 'Somebody else must change your role, teams or access.', 409);
}

/** A telephone that proves who somebody is stays: another one would prove whoever has it. */
export function checkPhone(
  { mfaType, phone }: { mfaType: MfaType; phone: string | null },
  next: string | null | undefined,
): void {
  if (mfaType !== 'SMS' || next === undefined || next === phone) return;
  const detail = 'Turn Multi Factor Authentication by text off before you change the phone.';
  throw new DomainError('PHONE_IN_USE', detail, 409, [{ pointer: '/phone', detail }]);
}

/** Nobody removes oneself. */
export function checkRemoval(managerId: string, userId: string): void {
  if (managerId !== userId) return;
  throw new DomainError('OWN_RECORD', 'Somebody else must remove you.', 409);
}
