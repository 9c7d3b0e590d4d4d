import type { EventData } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { endReasonText } from '@palisade/trade';
import type { IssuedForm } from '../library/issued-forms';
import { formSections } from '../library/issued-forms';
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

/** The notice of an insurer that does not renew, with when and where it was mailed, in the words of its forms. */
export function nonRenewalPage(
  policy: PolicyPrint,
  { endDate, reason, mailedOn, insured }: NotRenewed,
  forms: readonly IssuedForm[],
): PrintDocument {
  const { currency } = policy.charges;
  const about = { date: endDate, reason: endReasonText(reason), noticeDate: mailedOn };
  return {
    title: currency === 'GBP' ? 'Notice of non-renewal' : 'Notice of nonrenewal',
    subtitle: subtitleOf(policy),
    currency,
    sections: [
      insuredSection(insured),
      {
        heading: 'Notice',
        rows: [
          ['Ends on', dateOf(endDate, currency)],
          ['Reason', about.reason],
          ['Mailed on', dateOf(mailedOn, currency)],
        ],
      },
      ...formSections(forms, { ...policy, insured }, about),
    ],
  };
}
