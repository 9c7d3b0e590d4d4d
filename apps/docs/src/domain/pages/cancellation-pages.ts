import type { EventData } from '@palisade/contracts';
import { formatMoney } from '@palisade/kernel';
import { endReasonText, noLossStatementOf } from '@palisade/trade';
import type { IssuedForm } from '../library/issued-forms';
import { formSections } from '../library/issued-forms';
import type { PrintDocument, Section } from '../print-document';
import { chargesSection, dateOf, insuredSection, nameOf } from '../words';
import type { PolicyPrint } from './policy-pages';
import { subtitleOf } from './policy-pages';

type Cancelled = Pick<
  EventData<'policy.cancelled.v1'>,
  'reason' | 'method' | 'cancelDate' | 'charges' | 'owed'
> & {
  /** Of the notice: when it is mailed. */
  noticeDate?: string;
};

type CancelRequest = NonNullable<EventData<'policy.changed.v1'>['cancelRequest']>;

type Stopped = NonNullable<EventData<'policy.cancel-stopped.v1'>['stopped']>;

/** The notice or the consent before, or the confirmation after, the end of a cancelled policy. */
export function cancellationPage(
  policy: PolicyPrint,
  cancelled: Cancelled,
  title: 'Notice of cancellation' | 'Cancellation approved' | 'Cancellation',
  forms: readonly IssuedForm[] = [],
): PrintDocument {
  const { reason, method, cancelDate, noticeDate } = cancelled;
  return paperOf(policy, title, [
    {
      heading: 'Cancellation',
      rows: [
        ['Ends on', dateOf(cancelDate, policy.charges.currency)],
        ['Reason', endReasonText(reason)],
        ['Method', nameOf(method)],
      ],
    },
    ...settlementSections(cancelled),
    ...formSections(forms, policy, {
      date: cancelDate,
      reason: endReasonText(reason),
      noticeDate,
    }),
  ]);
}

/** What the end of a policy returns; who still owes some of it has that taken off first. */
function settlementSections({
  reason,
  cancelDate,
  charges,
  noticeDate,
  owed = 0,
}: Cancelled): Section[] {
  if (owed <= 0) return [chargesSection(charges, 'Returned premium and charges')];
  const { currency, amountDue } = charges;
  const left = owed + amountDue;
  const keepsIt = noticeDate && reason === 'NON_PAYMENT';
  const { heading, rows = [] } = chargesSection(charges, 'Premium and charges of the cancellation');
  const isCredit = amountDue < 0;
  const [total, sum] = rows[rows.length - 1];
  return [
    {
      heading: 'Still to be paid',
      rows: [
        ['Owed for the policy', formatMoney(owed, currency)],
        ...(keepsIt ? [['Pay before', dateOf(cancelDate, currency)] as const] : []),
        [
          left < 0 ? 'Returned once it is cancelled' : 'Owed once it is cancelled',
          formatMoney(Math.abs(left), currency),
        ],
      ],
    },
    { heading, rows: [...rows.slice(0, -1), [isCredit ? 'Taken off what is owed' : total, sum]] },
  ];
}

/** What an agency or a policyholder asks for, with the name of who does. */
export function cancelRequestPage(policy: PolicyPrint, request: CancelRequest): PrintDocument {
  const { reason, cancelDate, requestedBy, requestedAt } = request;
  const sentence =
    'On behalf of the named insured I ask the insurer to cancel this policy on the date above, and ' +
    'I agree to sign electronically.';
  return paperOf(policy, 'Cancellation request', [
    {
      heading: 'Request',
      rows: [
        ['Cancel on', dateOf(cancelDate, policy.charges.currency)],
        ['Reason', endReasonText(reason)],
      ],
      paragraphs: [sentence],
    },
    {
      heading: 'Signature',
      rows: [
        ['Signed', requestedBy],
        ['Time (UTC)', requestedAt],
      ],
    },
  ]);
}

/** A notice that holds no more: the policy goes on. */
export function noticeStoppedPage(
  policy: PolicyPrint,
  stopped: Stopped,
  why: string,
): PrintDocument {
  const date = dateOf(stopped.cancelDate, policy.charges.currency);
  return paperOf(policy, 'Notice of cancellation stopped', [
    {
      heading: 'Stopped notice',
      rows: [
        ['Would have ended on', date],
        ['Reason of the notice', endReasonText(stopped.reason)],
        ['Stopped because', why],
      ],
      paragraphs: [`The policy is not cancelled on ${date}. It goes on without a gap.`],
    },
  ]);
}

/** A policy that was issued in error: it never was, and all that was charged for it goes back. */
export function voidPage(
  policy: PolicyPrint,
  { reason, charges }: Pick<EventData<'policy.voided.v1'>, 'reason' | 'charges'>,
): PrintDocument {
  return paperOf(policy, 'Void policy', [
    {
      heading: 'Void',
      rows: [['Reason', endReasonText(reason)]],
      paragraphs: ['The policy is void from its first day, as if it had never been issued.'],
    },
    chargesSection(charges, 'Returned premium and charges'),
  ]);
}

/** The statement of no loss of a policy cancelled for non-payment, as it was signed. */
export function noLossPage(
  policy: PolicyPrint,
  statement: EventData<'policy.no-loss-signed.v1'>['statement'],
): PrintDocument {
  const { version, cancelDate, sha256, signedAt, address, device } = statement;
  return paperOf(policy, 'Statement of no loss', [
    {
      heading: 'Statement',
      rows: [['Cover ended', dateOf(cancelDate, policy.charges.currency)]],
      paragraphs: noLossStatementOf(version)?.paragraphs ?? [],
    },
    {
      heading: 'Signature',
      rows: [
        ['Name', statement.signeeName],
        ['Title', statement.signeeTitle],
        ['Signature', statement.signature],
        ['Time (UTC)', signedAt],
        ['Signed from', address],
        ['Device', device],
        ['Version of the statement', version],
        ['SHA-256 of the text', sha256],
      ],
    },
  ]);
}

/** A paper about a policy, for its insured. */
export const paperOf = (
  policy: PolicyPrint,
  title: string,
  sections: Section[],
): PrintDocument => ({
  title,
  subtitle: subtitleOf(policy),
  currency: policy.charges.currency,
  sections: [insuredSection(policy.insured), ...sections],
});
