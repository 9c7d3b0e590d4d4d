import type { EventData } from '@palisade/contracts';
import { formatMoney } from '@palisade/kernel';
import type { PrintDocument } from '../print-document';
import { dateOf, insuredSection } from '../words';
import type { PolicyPrint } from './policy-pages';
import { subtitleOf } from './policy-pages';

type Endorsed = EventData<'policy.endorsed.v1'>;

/** What the paper says of cover that goes on. */
type GoingOn = Pick<Endorsed, 'charges'> & { goesOn: NonNullable<Endorsed['goesOn']> };

const THEN: Readonly<Record<GoingOn['goesOn']['cause'], string>> = {
  NON_RENEWAL: 'The policy is not renewed. Cover ends then, without a further notice.',
  OTHER_TERMS: 'The renewal that is offered begins then.',
};

/** Cover goes on at its terms beyond its end, because a notice came late. */
export function goingOnPage(policy: PolicyPrint, { goesOn, charges }: GoingOn): PrintDocument {
  const { from, until, cause } = goesOn;
  const { currency, premium, amountDue } = charges;
  return {
    title: 'Cover goes on',
    subtitle: subtitleOf(policy),
    currency,
    sections: [
      insuredSection(policy.insured),
      {
        heading: 'Cover',
        rows: [
          ['From', dateOf(from, currency)],
          ['Until', dateOf(until, currency)],
          ['Premium', formatMoney(premium, currency)],
          ['Total with taxes and fees', formatMoney(amountDue, currency)],
        ],
        paragraphs: [
          'The notice for the end of this policy came later than the law or the policy asks for. Cover goes on at the same terms.',
          THEN[cause],
        ],
      },
    ],
  };
}
