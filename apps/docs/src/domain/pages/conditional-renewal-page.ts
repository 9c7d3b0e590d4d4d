import type { EventData } from '@palisade/contracts';
import { formatMoney } from '@palisade/kernel';
import { noticeReasonText } from '@palisade/trade';
import type { PrintDocument } from '../print-document';
import { dateOf, insuredSection } from '../words';

type Sent = EventData<'quote.sent.v1'>;

/** What a notice of a conditional renewal says. */
type Conditional = Pick<Sent, 'quoteHead' | 'insured' | 'charges'> & {
  notice: NonNullable<Sent['conditional']>;
};

/** The notice of a renewal that is dearer or covers less, with when and where it was mailed. */
export function conditionalRenewalPage({
  quoteHead,
  insured,
  charges,
  notice,
}: Conditional): PrintDocument {
  const { currency, premium, amountDue } = charges;
  const begins = dateOf(quoteHead.effectiveDate, currency);
  return {
    title: 'Notice of conditional renewal',
    subtitle: `Renewal ${quoteHead.quoteNumber}`,
    currency,
    sections: [
      insuredSection(insured),
      {
        heading: 'Notice',
        rows: [
          ['Renewal begins', begins],
          ['Expiring premium', formatMoney(notice.expiringPremium, currency)],
          ['Renewal premium', formatMoney(premium, currency)],
          ['Total with taxes and fees', formatMoney(amountDue, currency)],
          ['Mailed on', dateOf(notice.mailedOn, currency)],
        ],
        paragraphs: [
          ...notice.reasons.map(noticeReasonText),
          `The renewal is offered on these terms. Without a renewal, cover ends on ${begins}.`,
        ],
      },
    ],
  };
}
