import type { AccountType } from '@palisade/kernel';

/** What the form of a person shows depends on who looks and on who is shown. */
export interface UserFormFacts {
  /** Account type in which the viewer acts. */
  viewer: AccountType;
  /** Account type of the person's organisation. */
  accountType: AccountType;
  roleName: string | undefined;
}

const WITHOUT_AGENCIES: readonly AccountType[] = [
  'CARRIER',
  'RE_INSURER',
  'PREMIUM_PROCESSOR',
  'CUSTOMER',
];

// Spec 2 §6.
const ROLES_WITHOUT_AGENCIES = [
  'Super Admin',
  'Power User',
  'Customer Success',
  'Biz Dev',
  'TSM',
  'Technician',
  'Head of Claims',
];

/** Which fields the form of a person shows (Spec 2 §4, §6). */
export function shownFields({ viewer, accountType, roleName = '' }: UserFormFacts) {
  const isTechnician = roleName === 'Technician';
  const isOwnStaff = viewer === 'COWBELL' && accountType === 'COWBELL';
  return {
    slackHandle: accountType === 'COWBELL',
    primaryContact: accountType !== 'CARRIER' && !isTechnician,
    billingContact: accountType !== 'MSSP' && accountType !== 'CUSTOMER' && !isTechnician,
    agencies:
      !WITHOUT_AGENCIES.includes(accountType) &&
      !isOwnStaff &&
      !ROLES_WITHOUT_AGENCIES.includes(roleName),
  };
}

// Spec 2 §6: removal ends their access to all accounts.
const ADMIN_ROLES = [
  'Super Admin',
  'Corp Admin',
  'Agency Admin',
  'Power User',
  'Customer Success',
  'Principal Producer',
  'Customer Service',
];

/** Whether the removal of a person ends the access to all accounts. */
export const losesAllAccounts = (roleName: string): boolean => ADMIN_ROLES.includes(roleName);
