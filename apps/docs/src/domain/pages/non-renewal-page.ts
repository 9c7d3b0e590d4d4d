import type { EventData } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { endReasonText } from '@palisade/trade';
import type { PrintDocument } from '../print-document';
import { dateOf, insuredSection } from '../words';
import type { PolicyPrint } from './policy-pages';
import { subtitleOf } from './policy-pages';

/** What a notice says of a policy that its insurer does not renew. */
interface NotRenewed {
  endDate: PlainDate;
  reason: string;
  mailedOn: PlainDate;
  insured: EventData<'policy.non-renewed.v1'>['insured'];
}

/** The notice of an insurer that does not renew, with when and where it was mailed. */
export function nonRenewalPage(
  policy: PolicyPrint,
  { endDate, reason, mailedOn, insured }: NotRenewed,
): PrintDocument {
  const { currency } = policy.charges;
  const ends = dateOf(endDate, currency);
  return {
    title: currency === 'GBP' ? 'Notice of non-renewal' : 'Notice of nonrenewal',
    subtitle: subtitleOf(policy),
    currency,
    sections: [
      insuredSection(insured),
      {
        heading: 'Notice',
        rows: [
          ['Ends on', ends],
          ['Reason', endReasonText(reason)],
          ['Mailed on', dateOf(mailedOn, currency)],
        ],
        paragraphs: [
          `This policy is not renewed. Cover ends on ${ends}, without a further notice.`,
        ],
      },
    ],
  };
}
