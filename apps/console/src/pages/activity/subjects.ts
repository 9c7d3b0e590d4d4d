import type { TimelineNoun } from '../../features/timeline/api';
import { statusWordKey as accountStatusKey } from '../../features/accounts/account-status';
import { invoiceStatusKey } from '../../features/billing/invoice-list';
import { statusWordKey as claimStatusKey } from '../../features/claims/claim-status';
import { statusWordKey as policyStatusKey } from '../../features/policies/policy-status';
import { statusWordKey as quoteStatusKey } from '../../features/quotes/quote-status';
import { statusWordKey as submissionStatusKey } from '../../features/submissions/submission-status';

/** What the log of all is about: what belongs to no client has its own timeline alone. */
type LoggedNoun = Extract<
  TimelineNoun,
  'account' | 'submission' | 'quote' | 'policy' | 'invoice' | 'claim'
>;

/** What an entry of the log was done to: the text of the kind, its pages, and its statuses in words. */
export const SUBJECTS: Readonly<
  Record<LoggedNoun, { labelKey: string; path: string; statusWordKey: (status: string) => string }>
> = {
  account: {
    labelKey: 'common:activity.account',
    path: 'accounts',
    statusWordKey: accountStatusKey,
  },
  submission: {
    labelKey: 'common:activity.submission',
    path: 'submissions',
    statusWordKey: submissionStatusKey,
  },
  quote: { labelKey: 'common:activity.quote', path: 'quotes', statusWordKey: quoteStatusKey },
  policy: { labelKey: 'common:activity.policy', path: 'policies', statusWordKey: policyStatusKey },
  invoice: {
    labelKey: 'common:activity.invoice',
    path: 'billing/invoices',
    statusWordKey: invoiceStatusKey,
  },
  claim: { labelKey: 'common:activity.claim', path: 'claims', statusWordKey: claimStatusKey },
};

export const NOUNS = Object.keys(SUBJECTS) as LoggedNoun[];

/** The kind of an entry; the gateway names no other. */
export const nounOf = (subjectType: string): LoggedNoun =>
  NOUNS.find((noun) => noun === subjectType) ?? 'account';
