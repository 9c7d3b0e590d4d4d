import type { EventData } from '@palisade/contracts';
import { formatMoney } from '@palisade/kernel';
import { noticeReasonText } from '@palisade/trade';
import type { IssuedForm } from '../library/issued-forms';
import { formSections } from '../library/issued-forms';
import type { PrintDocument } from '../print-document';
import { dateOf, insuredSection } from '../words';
import type { PolicyPrint } from './policy-pages';

type Sent = EventData<'quote.sent.v1'>;

/** What a notice of a conditional renewal says. */
type Conditional = Pick<Sent, 'quoteHead' | 'insured' | 'charges'> & {
  notice: NonNullable<Sent['conditional']>;
  /** The words of the notice, and the policy that they are filled in for. */
  worded: { forms: readonly IssuedForm[]; policy: PolicyPrint } | null;
};

/** The notice of a renewal that is dearer or covers less, with when and where it was mailed. */
export function conditionalRenewalPage({
  quoteHead,
  insured,
  charges,
  notice,
  worded,
}: Conditional): PrintDocument {
  const { currency, premium, amountDue } = charges;
  const reasons = notice.reasons.map(noticeReasonText);
  const about = {
    date: quoteHead.effectiveDate,
    reason: reasons.join(' '),
    noticeDate: notice.mailedOn,
  };
  return {
    title: 'Notice of conditional renewal',
    subtitle: `Renewal ${quoteHead.quoteNumber}`,
    currency,
    sections: [
      insuredSection(insured),
      {
        heading: 'Notice',
        rows: [
          ['Renewal begins', dateOf(quoteHead.effectiveDate, currency)],
          ['Expiring premium', formatMoney(notice.expiringPremium, currency)],
          ['Renewal premium', formatMoney(premium, currency)],
          ['Total with taxes and fees', formatMoney(amountDue, currency)],
          ['Mailed on', dateOf(notice.mailedOn, currency)],
        ],
        paragraphs: reasons,
      },
      ...(worded ? formSections(worded.forms, worded.policy, about) : []),
    ],
  };
}
