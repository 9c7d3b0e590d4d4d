import type { Scope } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';

/** Whose webhook it is. */
export interface Receiver {
  organizationId: string;
  accountType: AccountType;
}

/** Whether an organisation may be told of what has this scope (row scope of the platform). */
export function maySee({ organizationId, accountType }: Receiver, about: Audience): boolean {
  switch (accountType) {
    case 'COWBELL':
      return true;
    case 'AGENCY':
      return about.agencyId === organizationId;
    case 'CUSTOMER':
      return about.accountId === organizationId;
    case 'CARRIER':
      return about.carrierId === organizationId;
    case 'DIGITAL':
      return about.aggregatorIds.includes(organizationId);
    case 'PREMIUM_PROCESSOR':
      return about.processorId === organizationId;
    case 'VENDOR':
      return about.vendorIds.includes(organizationId);
    case 'MSSP':
    case 'CLUSTER':
    case 'RE_INSURER':
      return false;
  }
}

/** The scope of an event with the aggregators of its account and of its agency. */
export type Audience = Scope & { aggregatorIds: string[] };

/** People to write to are named to those only who write to them. */
export const maySeeContacts = ({ accountType }: Receiver): boolean =>
  ['COWBELL', 'AGENCY', 'DIGITAL', 'CUSTOMER'].includes(accountType);
