import type { CloudEvent, EventData, EventType } from '@palisade/contracts';
import { waitsForTerms } from '../letters/desk-letters';

/** How long a notice is kept: 90 days. */
export const NOTICE_MS = 90 * 86_400_000;

/** What people switch on and off. */
export const NOTICE_KINDS = [
  'REFERRALS',
  'QUOTES',
  'SIGNATURES',
  'POLICIES',
  'MONEY',
  'CANCELLATIONS',
  'CLAIMS',
  'ADMINISTRATION',
] as const;

/** What a notice is about. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * Who is told: the agent or the team, the underwriter alone or else the inbox of all, claims staff,
 * accounting, staff who set the terms of agencies, the insured's people, and everybody of the organisation that the event names.
 */
export type Concerned =
  | 'AGENCY'
  | 'UNDERWRITER'
  | 'INBOX'
  | 'CLAIMS'
  | 'ACCOUNTING'
  | 'TERMS'
  | 'INSURED'
  | 'ORGANIZATION';

/** Whom an event is told to. */
export interface NoticeRule {
  kind: NoticeKind;
  /** `group:permission` that shows the subject. */
  permission: string;
  concerns: readonly Concerned[];
  /** Of what an agency settles net of its commission: told to who sees commissions besides. */
  isNet?: boolean;
}

/** What shows amounts that are net of commission. */
export const SEES_NET = 'commission:view';

const rule = (
  kind: NoticeKind,
  permission: string,
  ...concerns: readonly Concerned[]
): NoticeRule => ({ kind, permission, concerns });

const QUOTE = 'quote:view';
const POLICY = 'policy:view';
const BILLING = 'billing:view';
const CLAIM = 'claim:view';
const SUBMISSION = 'submission:view';

const closedQuote = rule('QUOTES', QUOTE, 'AGENCY', 'UNDERWRITER', 'INSURED');
const policy = rule('POLICIES', POLICY, 'AGENCY', 'UNDERWRITER', 'INSURED');
const cancellation = rule('CANCELLATIONS', POLICY, 'AGENCY', 'UNDERWRITER', 'INSURED');
const money = rule('MONEY', BILLING, 'AGENCY', 'INSURED');
const failedMoney = rule('MONEY', BILLING, 'AGENCY', 'INSURED', 'ACCOUNTING');
const bill = (...concerns: readonly Concerned[]): NoticeRule => ({
  ...rule('MONEY', BILLING, ...concerns),
  isNet: true,
});
const tool = rule('ADMINISTRATION', 'connector:view', 'AGENCY', 'INSURED');
const commission = rule('MONEY', SEES_NET, 'ORGANIZATION');

/** The events that become notices, by their type. */
export const NOTICE_RULES: Readonly<Partial<Record<EventType, NoticeRule>>> = {
  'agency.saved.v1': rule('ADMINISTRATION', 'agency:view', 'TERMS'),
  'account.status-changed.v1': rule('ADMINISTRATION', 'account:view', 'AGENCY'),
  'account.agent-changed.v1': rule('ADMINISTRATION', 'account:view', 'AGENCY'),
  'submission.status-changed.v1': rule('REFERRALS', SUBMISSION, 'AGENCY', 'UNDERWRITER'),
  'submission.information-due.v1': rule('REFERRALS', SUBMISSION, 'AGENCY', 'UNDERWRITER'),
  'quote.referred.v1': rule('REFERRALS', QUOTE, 'AGENCY', 'INBOX'),
  'quote.assigned.v1': rule('REFERRALS', QUOTE, 'UNDERWRITER'),
  'quote.conditions-due.v1': rule('QUOTES', QUOTE, 'AGENCY', 'INSURED'),
  'quote.released.v1': rule('QUOTES', QUOTE, 'AGENCY', 'INSURED'),
  'quote.changed.v1': rule('QUOTES', QUOTE, 'AGENCY', 'UNDERWRITER'),
  'quote.signed.v1': rule('SIGNATURES', QUOTE, 'AGENCY', 'UNDERWRITER'),
  'quote.bound.v1': closedQuote,
  'quote.rescinded.v1': closedQuote,
  'quote.invalidated.v1': closedQuote,
  'quote.declined.v1': closedQuote,
  'quote.lost.v1': rule('QUOTES', QUOTE, 'AGENCY', 'UNDERWRITER'),
  'quote.expired.v1': closedQuote,
  'quote.rejected.v1': rule('QUOTES', QUOTE, 'AGENCY'),
  'document.signed.v1': rule('SIGNATURES', POLICY, 'AGENCY', 'UNDERWRITER'),
  'binder.expired.v1': policy,
  'binder.extended.v1': policy,
  'policy.issued.v1': policy,
  'policy.changed.v1': rule('CANCELLATIONS', POLICY, 'AGENCY', 'INBOX'),
  'policy.endorsed.v1': policy,
  'policy.renewal-offered.v1': rule('POLICIES', POLICY, 'AGENCY'),
  'policy.renewal-due.v1': rule('POLICIES', POLICY, 'AGENCY', 'INSURED'),
  'policy.renewed.v1': policy,
  'policy.non-renewed.v1': policy,
  'policy.bor-received.v1': policy,
  'policy.bor-rescinded.v1': policy,
  'policy.bor-changed.v1': policy,
  'policy.expired.v1': policy,
  'policy.cancel-pending.v1': cancellation,
  'policy.cancel-stopped.v1': cancellation,
  'policy.notice-due.v1': rule('CANCELLATIONS', POLICY, 'AGENCY', 'UNDERWRITER', 'ACCOUNTING'),
  'policy.cancelled.v1': cancellation,
  'policy.statement-due.v1': rule(
    'CANCELLATIONS',
    POLICY,
    ...(['AGENCY', 'UNDERWRITER', 'ACCOUNTING', 'INSURED'] as const),
  ),
  'policy.no-loss-signed.v1': rule('SIGNATURES', POLICY, 'AGENCY', 'UNDERWRITER'),
  'policy.reinstated.v1': cancellation,
  'policy.voided.v1': cancellation,
  'policy.reporting-offered.v1': policy,
  'invoice.paid.v1': money,
  'invoice.overdue.v1': failedMoney,
  'payment.settled.v1': money,
  'payment.failed.v1': failedMoney,
  'payment.held.v1': failedMoney,
  'payment.refunded.v1': money,
  'agency-bill.paid.v1': bill('AGENCY'),
  'agency-bill.payment-failed.v1': bill('AGENCY', 'ACCOUNTING'),
  'finance.accepted.v1': rule('MONEY', BILLING, 'AGENCY', 'ACCOUNTING'),
  'commission.paid.v1': commission,
  'commission-statement.finalized.v1': commission,
  'claim.filed.v1': rule('CLAIMS', CLAIM, 'AGENCY', 'CLAIMS', 'INSURED'),
  'claim.changed.v1': rule('CLAIMS', CLAIM, 'CLAIMS'),
  'claim.closed.v1': rule('CLAIMS', CLAIM, 'AGENCY', 'CLAIMS', 'INSURED'),
  'connector.connected.v1': tool,
  'connector.removed.v1': tool,
  'webhook.dead.v1': rule('ADMINISTRATION', 'webhook:view', 'ORGANIZATION'),
};

const LOUD_STATUSES = ['Declined', 'Lost'];

/** Steps of a submission by people; those of its quotes are told as the quotes. */
const LOUD_STEPS = ['assign', 'reassign', 'askInformation', 'certify', 'decline', 'nonViable'];

/** Steps of a claim after which somebody of the claims team is waited for. */
const CLAIM_STEPS = [
  'assign',
  'diaryDue',
  'quoteAsked',
  'quoteLate',
  'invoiceWork',
  'appealInvoice',
];

/** What of a type is told, where that is not all of it. */
const TOLD_WHEN: { readonly [Type in EventType]?: (data: EventData<Type>) => boolean } = {
  'account.status-changed.v1': ({ from, to }) =>
    [from, to].some((status) => LOUD_STATUSES.includes(status)),
  // Other teams of the same agency and agent are no news to those who work on it.
  'account.agent-changed.v1': ({ previousAgencyId, isAgentNew = true, scope }) =>
    previousAgencyId !== scope.agencyId || isAgentNew,
  'submission.status-changed.v1': ({ action }) => LOUD_STEPS.includes(action),
  'agency.saved.v1': waitsForTerms,
  'claim.changed.v1': ({ action }) => CLAIM_STEPS.includes(action),
  'policy.changed.v1': ({ action }) => action === 'requestCancellation',
  // What is quoted by itself is told as the quote.
  'policy.renewal-offered.v1': ({ quoteId }) => quoteId === null,
  'quote.changed.v1': ({ action }) => action === 'requestToBind',
  'quote.invalidated.v1': ({ notify }) => notify,
  'quote.declined.v1': ({ notify }) => notify,
  'quote.lost.v1': ({ notify }) => notify,
  'quote.expired.v1': ({ notify }) => notify,
  // What signs a quote is told as `quote.signed`.
  'document.signed.v1': ({ quoteId, policyId }) => quoteId === null && policyId !== null,
  // A part of a payment of a whole bill is told as the bill.
  'payment.settled.v1': ({ agencyBillId }) => !agencyBillId,
  'payment.failed.v1': ({ agencyBillId }) => !agencyBillId,
  // What a payment closes is told as the payment, and a credit once what is too much is off it.
  'invoice.paid.v1': ({ closedBy, balance }) => closedBy !== 'PAYMENT' && balance >= 0,
};

/**
 * The rule by which an event is told; null for what nobody needs to be told, or is told already.
 * Money of a policy that its agency bills is net; where nobody has said who bills, money of an agency is.
 */
export function noticeRuleOf(
  { type, data }: CloudEvent,
  agencyBilled: boolean | null,
): NoticeRule | null {
  const isTold = TOLD_WHEN[type] as ((data: unknown) => boolean) | undefined;
  if (isTold && !isTold(data)) return null;
  const known = NOTICE_RULES[type] ?? null;
  const isMoney = known === money || known === failedMoney;
  return isMoney && (agencyBilled ?? isOfAgency(data)) ? netOf(known) : known;
}

function isOfAgency(data: object): boolean {
  const { payer, to } = data as { payer?: string; to?: string };
  return payer === 'AGENCY' || to === 'AGENCY';
}

/** No insured hears of what an agency settles net. */
const netOf = (known: NoticeRule): NoticeRule => ({
  ...known,
  concerns: known.concerns.filter((group) => group !== 'INSURED'),
  isNet: true,
});

/** Every permission that a person needs to be told by a rule. */
export const neededFor = ({ permission, isNet }: NoticeRule): string[] =>
  isNet ? [permission, SEES_NET] : [permission];
