import type { AccountType } from '@palisade/kernel';
import { AGENCY_ROLES } from './agency-roles';
import { CUSTOMER_ROLES } from './customer-roles';
import { PARTNER_ROLES } from './partner-roles';
import type { RoleDefinition } from './role';
import { STAFF_ROLES } from './staff-roles';

/** Every role there is, by account type and name. */
export const ROLES: readonly RoleDefinition[] = [
  ...STAFF_ROLES,
  ...AGENCY_ROLES,
  ...CUSTOMER_ROLES,
  ...PARTNER_ROLES,
];

const TEAMLESS_AGENCY_ROLES = ['Agency Admin', 'Principal Producer'];

/** Whether a role sees the rows of all teams of its organisation, whatever its own teams. */
export const seesAllTeams = (role: { accountType: AccountType; name: string }): boolean =>
  role.accountType === 'COWBELL' ||
  (role.accountType === 'AGENCY' && TEAMLESS_AGENCY_ROLES.includes(role.name));

/** The role of the first person of an organisation: the first of its account type manages it. */
export function firstRoleOf(accountType: AccountType): string {
  const role = ROLES.find((one) => one.accountType === accountType);
  if (!role) throw new Error(`${accountType} has no roles.`);
  return role.name;
}
