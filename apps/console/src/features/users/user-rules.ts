import type { AccountType } from '@palisade/kernel';
import type { Role } from '../../lib/api-types';

/** What the form of a person shows depends on who looks and on who is shown. */
export interface UserFormFacts {
  /** Account type in which the viewer acts. */
  viewer: AccountType;
  /** Account type of the person's organisation. */
  accountType: AccountType;
  /** Not chosen yet when undefined. */
  role: Pick<Role, 'canBeContact' | 'needsAgencies'> | undefined;
}

const WITHOUT_AGENCIES: readonly AccountType[] = [
  'CARRIER',
  'RE_INSURER',
  'PREMIUM_PROCESSOR',
  'CUSTOMER',
];

const ANY_ROLE = { canBeContact: true, needsAgencies: true };

/** Which fields the form of a person shows (Spec 2 §4, §6). */
export function shownFields({ viewer, accountType, role = ANY_ROLE }: UserFormFacts) {
  const isOwnStaff = viewer === 'COWBELL' && accountType === 'COWBELL';
  return {
    slackHandle: accountType === 'COWBELL',
    primaryContact: accountType !== 'CARRIER' && role.canBeContact,
    billingContact: accountType !== 'MSSP' && accountType !== 'CUSTOMER' && role.canBeContact,
    agencies: !WITHOUT_AGENCIES.includes(accountType) && !isOwnStaff && role.needsAgencies,
  };
}
