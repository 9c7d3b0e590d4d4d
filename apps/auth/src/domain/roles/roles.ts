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
