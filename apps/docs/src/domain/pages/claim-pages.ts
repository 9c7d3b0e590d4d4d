import type { EventData } from '@palisade/contracts';
import type { IssuedForm } from '../library/issued-forms';
import { formSections } from '../library/issued-forms';
import type { PrintDocument, Row } from '../print-document';
import { dateOf, fraudSection, insuredSection } from '../words';
import type { PolicyPrint } from './policy-pages';
import { subtitleOf } from './policy-pages';

type Filed = Pick<EventData<'claim.filed.v1'>, 'claimNumber' | 'lossDate' | 'reportedDate'>;

type Denied = Pick<EventData<'claim.closed.v1'>, 'claimNumber' | 'closedDate' | 'reason'>;

/** That a claim was received, with the forms that go with it. */
export function claimFiledPage(
  policy: PolicyPrint,
  { claimNumber, lossDate, reportedDate }: Filed,
  forms: readonly IssuedForm[],
): PrintDocument {
  const { currency } = policy.charges;
  const found: Row[] = lossDate ? [['Date of loss', dateOf(lossDate, currency)]] : [];
  return ofClaim(policy, {
    title: 'Claim received',
    rows: [['Claim', claimNumber], ['Reported on', dateOf(reportedDate, currency)], ...found],
    forms: [
      ...formSections(forms, policy, { date: reportedDate, claimNumber }),
      fraudSection(policy.insured, 'claim'),
    ].filter((section) => section !== null),
  });
}

/** That the insurer looks into a claim and may still refuse it, and why, in the words of the notice. */
export function reservationPage(
  policy: PolicyPrint,
  { claimNumber, reason, date }: { claimNumber: string; reason: string; date: string },
  forms: readonly IssuedForm[],
): PrintDocument {
  return ofClaim(policy, {
    title: 'Reservation of rights',
    rows: [
      ['Claim', claimNumber],
      ['Rights reserved on', dateOf(date, policy.charges.currency)],
      ['Reason', reason],
    ],
    forms: formSections(forms, policy, { date, reason, noticeDate: date, claimNumber }),
  });
}

/** That a claim is not paid, and why, in the words of the notice. */
export function denialPage(
  policy: PolicyPrint,
  { claimNumber, closedDate, reason }: Denied,
  forms: readonly IssuedForm[],
): PrintDocument {
  const why = reason ?? 'None was noted.';
  const about = { date: closedDate, reason: why, noticeDate: closedDate, claimNumber };
  return ofClaim(policy, {
    title: 'Notice of denial',
    rows: [
      ['Claim', claimNumber],
      ['Denied on', dateOf(closedDate, policy.charges.currency)],
      ['Reason', why],
    ],
    forms: formSections(forms, policy, about),
  });
}

interface ClaimPaper {
  title: string;
  rows: Row[];
  forms: PrintDocument['sections'];
}

const ofClaim = (policy: PolicyPrint, { title, rows, forms }: ClaimPaper): PrintDocument => ({
  title,
  subtitle: subtitleOf(policy),
  currency: policy.charges.currency,
  sections: [insuredSection(policy.insured), { heading: 'Claim', rows }, ...forms],
});
