import type { Scope } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';

/** Whose webhook it is. */
export interface Receiver {
  organizationId: string;
  accountType: AccountType;
}

const BILLING: readonly AccountType[] = ['COWBELL', 'AGENCY', 'CUSTOMER', 'PREMIUM_PROCESSOR'];
const COMMISSIONS: readonly AccountType[] = ['COWBELL', 'AGENCY'];

/** Who may be told of money and of claims, by the noun of the event: who reads them by the API. */
const TOLD_TO: Readonly<Record<string, readonly AccountType[]>> = {
  invoice: BILLING,
  payment: BILLING,
  finance: BILLING,
  'agency-bill': COMMISSIONS,
  commission: COMMISSIONS,
  'commission-statement': COMMISSIONS,
  claim: ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'RE_INSURER', 'VENDOR'],
};

/** Whether an organisation may be told of an event of this type and scope (row scope of the platform). */
export function maySee(
  { organizationId, accountType }: Receiver,
  about: Audience,
  type: string,
): boolean {
  const [noun = ''] = type.split('.');
  if (TOLD_TO[noun]?.includes(accountType) === false) return false;
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
const maySeeContacts = ({ accountType }: Receiver): boolean =>
  ['COWBELL', 'AGENCY', 'DIGITAL', 'CUSTOMER'].includes(accountType);

/** Names people to write to. */
const CONTACT_FIELDS = ['contact'];

/** Who is to serve a client of another agency: the one of before does not read that by the API either. */
const NEW_BROKER_FIELDS = ['agent', 'agentEmail'];

/** The fields of an event that a receiver is not told. */
export const hiddenFrom = (receiver: Receiver, type: string): readonly string[] => [
  ...(maySeeContacts(receiver) ? [] : CONTACT_FIELDS),
  ...(type === 'policy.bor-changed.v1' && receiver.accountType !== 'COWBELL'
    ? NEW_BROKER_FIELDS
    : []),
];
