import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';

/** What follows from a role beside its permissions. */
export interface RoleTraits {
  /** People with the role do the work of the agencies that are assigned to them. */
  needsAgencies: boolean;
  /** People with the role may be the primary or the billing contact. */
  canBeContact: boolean;
  /** Whoever is removed from the role loses the access to all accounts. */
  reachesAllAccounts: boolean;
}

// Spec 2 §6.
const WITHOUT_AGENCIES = [
  'Super Admin',
  'Power User',
  'Customer Success',
  'Biz Dev',
  'TSM',
  'Technician',
  'Head of Claims',
];

// Spec 2 §4.
const WITHOUT_CONTACT = ['Technician'];

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

/** The traits of a role, whose name means the same in every account type. */
export const traitsOf = ({ name }: { name: string }): RoleTraits => ({
  needsAgencies: !WITHOUT_AGENCIES.includes(name),
  canBeContact: !WITHOUT_CONTACT.includes(name),
  reachesAllAccounts: ADMIN_ROLES.includes(name),
});

/** Whether a person is the primary or the billing contact of the organisation. */
export interface Contacts {
  primaryContact: boolean;
  billingContact: boolean;
}

/**
 * What a role leaves of being a contact; throws 400 where one that can be none is asked to be one.
 * Whoever gets such a role is no contact any more.
 */
export function contactsIn(
  role: { name: string } | null,
  asked: Partial<Contacts>,
): Partial<Contacts> {
  if (!role || traitsOf(role).canBeContact) return {};
  const errors: FieldError[] = (['primaryContact', 'billingContact'] as const)
    .filter((field) => asked[field])
    .map((field) => ({ pointer: `/${field}`, detail: `A ${role.name} can be no contact.` }));
  if (errors[0]) throw new DomainError('NO_CONTACT', errors[0].detail, 400, errors);
  return { primaryContact: false, billingContact: false };
}
