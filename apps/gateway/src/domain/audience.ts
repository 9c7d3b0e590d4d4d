import type { Scope } from '@palisade/contracts';
import type { AccountType, CodeHolder, TeamMember } from '@palisade/kernel';
import { isConfined, opensRow, sharesTeam } from '@palisade/kernel';

/** Who may hear of an event: the row scope of its subject, and a permission to see such rows. */
export interface Audience extends Scope {
  /** The cluster of the agency. */
  clusterId: string | null;
  /** Of the account and of its agency. */
  aggregatorIds: string[];
  msspIds: string[];
  /** Of the treaties of the policy. */
  reinsurerIds: string[];
  /** The quote and the policy that the event tells of, for those who may hear of nothing else. */
  quoteId: string | null;
  policyId: string | null;
  /** It tells of a paper of money or of a claim, which partners of an agency do not see. */
  isOfMoneyOrClaim: boolean;
  /** The only people who may hear of it; absent where the row scope says it. */
  userIds?: string[];
  /** `group:permission` that shows the subject. */
  permission: string;
}

/** What is known of a listener. */
export interface Listener extends CodeHolder, TeamMember {
  userId: string;
  accountType: AccountType;
  organizationId: string;
}

const QUOTE_VIEW = 'quote:view';

const POLICY_READERS: readonly AccountType[] = [
  'COWBELL',
  'AGENCY',
  'CUSTOMER',
  'CARRIER',
  'RE_INSURER',
  'DIGITAL',
  'CLUSTER',
  'PREMIUM_PROCESSOR',
];

/** The permission that shows the subject of an event, by the noun of its type. */
const VIEW_PERMISSION: Readonly<Record<string, string>> = {
  account: 'account:view',
  quote: QUOTE_VIEW,
  binder: 'binder:view',
  policy: 'policy:view',
  invoice: 'billing:view',
  payment: 'billing:view',
  finance: 'billing:view',
  commission: 'commission:view',
  'commission-statement': 'commission:view',
  'agency-bill': 'commission:view',
  document: 'document:view',
  claim: 'claim:view',
  submission: 'submission:view',
  mail: 'submission:assign',
  'feature-flag': 'any',
  notification: 'any',
};

/** Who may see rows of a kind at all; nobody else does, in whose scope they ever lie. */
const SEEN_BY: Readonly<Record<string, readonly AccountType[]>> = {
  'account:view': ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'DIGITAL', 'CLUSTER', 'MSSP'],
  'quote:view': ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'DIGITAL', 'CLUSTER'],
  'binder:view': POLICY_READERS,
  'policy:view': POLICY_READERS,
  'billing:view': ['COWBELL', 'AGENCY', 'CUSTOMER', 'PREMIUM_PROCESSOR'],
  'commission:view': ['COWBELL', 'AGENCY', 'CLUSTER'],
  'document:view': ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'DIGITAL', 'CLUSTER'],
  'submission:view': ['COWBELL', 'AGENCY'],
  'submission:assign': ['COWBELL'],
  'claim:view': ['COWBELL', 'AGENCY', 'CUSTOMER', 'CARRIER', 'RE_INSURER', 'VENDOR'],
};

interface Addressed extends Partial<Audience> {
  scope: Scope;
  aggregatorId?: string | null;
  quoteHead?: { quoteId: string };
  policyHead?: { policyId: string };
  invoiceId?: string | null;
  claimId?: string | null;
}

/** The audience of an event from its `data`; nobody may see a noun that is not in the table. */
export function audienceOf(type: string, data: object): Audience {
  const known = data as Addressed;
  return {
    ...known.scope,
    clusterId: null,
    aggregatorIds: known.aggregatorId ? [known.aggregatorId] : [],
    msspIds: known.msspIds ?? [],
    reinsurerIds: [],
    quoteId: known.quoteHead?.quoteId ?? known.quoteId ?? null,
    policyId: known.policyHead?.policyId ?? known.policyId ?? null,
    isOfMoneyOrClaim: Boolean(known.invoiceId ?? known.claimId),
    ...(known.userIds && { userIds: known.userIds }),
    permission: VIEW_PERMISSION[type.split('.')[0]] ?? 'none',
  };
}

/** Whether an event lies in a listener's row scope; permission apart. */
export function isInScope(listener: Listener, audience: Audience): boolean {
  const { organizationId } = listener;
  if (audience.userIds) return !isConfined(listener) && audience.userIds.includes(listener.userId);
  if (audience.permission === 'any') return true;
  if (!opensRow(listener, audience)) return false;
  if (SEEN_BY[audience.permission]?.includes(listener.accountType) === false) return false;
  if (isOfQuote(audience) && !showsQuotes(listener, audience)) return false;
  switch (listener.accountType) {
    case 'COWBELL':
      return true;
    case 'AGENCY':
      return audience.agencyId === organizationId && sharesTeam(listener, audience.teamIds);
    case 'CUSTOMER':
      return audience.accountId === organizationId;
    case 'CARRIER':
      return audience.carrierId === organizationId;
    case 'DIGITAL':
      return !audience.isOfMoneyOrClaim && audience.aggregatorIds.includes(organizationId);
    case 'CLUSTER':
      return !audience.isOfMoneyOrClaim && audience.clusterId === organizationId;
    case 'MSSP':
      return audience.msspIds.includes(organizationId);
    case 'VENDOR':
      return audience.vendorIds.includes(organizationId);
    case 'PREMIUM_PROCESSOR':
      return audience.processorId === organizationId;
    case 'RE_INSURER':
      return audience.reinsurerIds.includes(organizationId);
  }
}

/** Whether an event tells of a quote, or of a document that belongs to one and to no policy. */
function isOfQuote({ permission, quoteId, policyId }: Audience): boolean {
  if (permission === 'document:view') return quoteId !== null && policyId === null;
  return permission === QUOTE_VIEW;
}

/** A policyholder sees a quote once it was sent or bound, a carrier once it was bound. */
function showsQuotes({ accountType, onlyPolicyId }: Listener, audience: Audience): boolean {
  if (onlyPolicyId) return false;
  if (accountType === 'CUSTOMER') return audience.quoteSent || audience.quoteBound;
  return accountType !== 'CARRIER' || audience.quoteBound;
}
