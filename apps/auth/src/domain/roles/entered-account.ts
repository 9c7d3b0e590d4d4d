import type { AccountType } from '@palisade/kernel';
import { permissionsOf } from './role';
import { ROLES } from './roles';

/** What staff may do in an account that nobody of that account may. */
const STAFF_OVERRIDES = ['account:address-override'];

/**
 * What staff may do in an account that they have entered: what they may do at home, as far as
 * somebody of that account type may do it as well.
 */
export function permissionsInside(accountType: AccountType, own: readonly string[]): string[] {
  const roles = ROLES.filter((role) => role.accountType === accountType);
  const area = new Set([...roles.flatMap(permissionsOf), ...STAFF_OVERRIDES]);
  return own.filter((permission) => area.has(permission)).sort();
}
